/** What the notary chooses between where the answers do not decide, in the words of the translation. */
export const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  supervisors: { with: 'with a supervisory board', without: 'without a supervisory board' },
}
