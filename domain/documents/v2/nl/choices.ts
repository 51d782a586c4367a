/** Waartussen de notaris kiest waar de antwoorden niet beslissen: per keuze de teksten die klaarstaan, in volgorde. */
export const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  supervisors: { with: 'met raad van commissarissen', without: 'zonder raad van commissarissen' },
}
