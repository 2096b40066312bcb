export const unpredictable = 'Safes with this implementation cannot be predicted here.'
export const repeatedOwner = 'An owner is listed twice.'

export const missingContract = ({ name, version }: { name: string; version: string }) =>
  `This network has no genuine ${name} of version ${version}.`
export const damagedTable = 'The table of Safe contracts is damaged.'

export const noSafe = {
  noCode: 'There is no contract at this address on this network.',
  otherContract: 'The contract at this address is not a Safe.',
}

export const unknownVersion =
  'This Safe has a contract version that is not known here, so what would be signed cannot be checked.'
export const versionDetails = (version: string) => `Version: ${version || '(empty)'}`
