import * as words from './words'
/** What a permission lets an app do, for people. */
export function describePermission(method: string): string {
  return texts.get(method) ?? words.otherPermission(method.slice(0, 60))
}

const texts = new Map([['requestAddressBook', words.readAddressBook]])
