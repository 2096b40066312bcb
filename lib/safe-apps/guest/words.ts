export const notDone = 'The Safe’s site did not do this.'
export const siteSays = (text: string) => `It says: ${text}`
export const otherPrefix = (prefix: string, safePrefix: string) =>
  `This address is for the network “${prefix}”, the Safe is on “${safePrefix}”.`
export const zeroAmount = 'Nothing would be paid: write an amount above zero.'
export const badAnswer =
  'The Safe’s site gave an answer that this app does not understand: look there what was proposed.'
