export const badSettings = (issues: readonly string[]) =>
  ['The settings are wrong:', ...issues.map((issue) => `- ${issue}`)].join('\n')
