/** After so many milliseconds an answer is asked for anew: the chain may have gone another way. */
const sharedFor = 10_000

/** Answers that several checks of one page need, each asked for once by its name, as long as the node does not fail. */
export class SharedReads<Answer> {
  readonly #kept = new WeakMap<object, Map<string, Promise<Answer>>>()

  /** `era` is the client's (`ReadClient`): what was said in an earlier one is nobody's answer. Without one nothing is kept. */
  read(era: object | undefined, name: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (!era) return ask()
    const kept = this.#kept.get(era) ?? new Map<string, Promise<Answer>>()
    this.#kept.set(era, kept)
    const known = kept.get(name)
    if (known) return known
    const answer = ask()
    kept.set(name, answer)
    const forget = () => kept.delete(name)
    answer.then(() => setTimeout(forget, sharedFor), forget)
    return answer
  }
}
