/** What a permission lets an app do, for people. */
export function describePermission(method: string): string {
  return texts.get(method) ?? `Use “${method.slice(0, 60)}”`
}

const texts = new Map([
  ['requestAddressBook', 'Read your address book: the names and addresses that you saved for the Safe’s network'],
])
