/** The BCP 47 tag of the language that this build speaks. A language's own file stands beside this one. */
export const language = 'en'
