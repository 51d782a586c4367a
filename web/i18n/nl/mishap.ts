/** Said when a screen breaks down; comes with the first load, because nothing else may be there. */
export const mishap = {
  title: 'Dit ging mis, en dat ligt aan ons',
  text: 'Wat je hebt ingevuld, is bewaard. Laad de pagina opnieuw, dan kun je verder waar je was.',
  again: 'Pagina opnieuw laden',
} as const
