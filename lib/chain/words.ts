export const noAnswer = 'The chain did not answer.'
export const otherPrefix = (prefix: string) => `This address is for the chain ${prefix}, not for that of this Safe.`
