import type { Instead } from '../texts.ts'

/** What the screens of a holding say differently. */
export const holding: Instead = {
  'later_steps.people.heading': 'Now about you',
  'later_steps.people.intro':
    'A personal holding has one shareholder: you. Fill in your details exactly as they appear on your ID.',
  'questionnaire.people.unnamed.p1': 'You',
  'offers.dga.norm_about':
    'This applies if you have at least 5% of the shares and work for your holding or the companies below it. Less is sometimes allowed, if you can explain it well to the tax office.',
  'offers.documents.deed.about': 'It holds the articles: the rules of your holding. The notary signs it.',
  'offers.preview.steps.sign': 'The notary signs the deed and registers your holding with KVK.',
  'offers.preview.steps.ready': 'You get the KVK number. Your holding exists.',
}
