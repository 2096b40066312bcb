/** What a reading gives, or what it threw, for whoever shows either. */
export function attempt<Result>(read: () => Result): Result | { problem: unknown } {
  try {
    return read()
  } catch (problem) {
    return { problem }
  }
}
