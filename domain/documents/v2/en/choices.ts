/** What the notary chooses between where the answers do not decide, in the words of the translation. */
export const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
