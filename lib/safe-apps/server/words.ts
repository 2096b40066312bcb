export const newBrowser = 'This browser has just been given a name. Ask once more.'
export const notFetched = (problem: string) => `Not fetched: ${problem}`
