import prototypes from 'unhomoglyph/data.json'

// Unicode's own data (UTS 39, confusables.txt): what each character is drawn like. It is large: nothing on the way to the
// start page may import this.
const drawnLike = new Map<string, string>(Object.entries(prototypes))
const smallCapitals = findSmallCapitals()

/** The Latin letter or letters that a character is drawn like; undefined for one that is drawn like none. */
export function drawnLatin(letter: string): string | undefined {
  const plain = lettersOf(drawnLike.get(letter) ?? letter.normalize('NFKD'))
  if (plain) return plain
  const small = smallCapitals.get(drawnLike.get(letter) ?? letter)
  return small ?? lettersOf(drawnLike.get(letter.toUpperCase()))?.toLowerCase()
}

/** What a character is drawn like, itself when it is like no other. */
export function drawnForm(letter: string): string {
  return drawnLatin(letter) ?? drawnLike.get(letter) ?? letter
}

function lettersOf(form: string | undefined): string | undefined {
  const letters = form?.replace(/\p{M}/gu, '')
  return letters && /^[A-Za-z]+$/.test(letters) ? letters : undefined
}

/** What several small letters are drawn like, and their capitals like one Latin letter, is that one's small capital. */
function findSmallCapitals(): Map<string, string> {
  const found = new Map<string, string>()
  for (const [letter, form] of drawnLike) {
    const capital = lettersOf(drawnLike.get(letter.toUpperCase()))
    if (capital && !lettersOf(form) && letter !== letter.toUpperCase()) found.set(form, capital.toLowerCase())
  }
  return found
}
