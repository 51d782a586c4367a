import type { PaperWords } from './paper-words.ts'

export const nl: PaperWords = {
  watermark: 'CONCEPT',
  page: ['pagina ', ' van '],
  provisional: 'Voorlopige tekst: de notaris stelt de definitieve tekst vast.',
  original: 'Nederlandse tekst',
  translation: 'Nederlandse vertaling',
}
