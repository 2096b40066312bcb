type Words = Readonly<Record<string, string | ((values: never) => string)>>

/** What a catalogue's table has a sentence for, as a code with the values of its sentence. */
export type Coded<Table extends Words> = {
  [Code in keyof Table]: { code: Code } & (Table[Code] extends (values: infer Values) => string ? Values : unknown)
}[keyof Table]

/** The sentence that a person reads for a code. */
export function say<Table extends Words>(table: Table, coded: { code: keyof Table } & Coded<Table>): string {
  const words: string | ((values: never) => string) | undefined = table[coded.code]
  // The type of a code ties its values to it.
  return typeof words === 'function' ? words(coded as never) : `${words}`
}
