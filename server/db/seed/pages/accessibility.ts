import { seededPage } from './building.ts'
import { head, part } from './parts.ts'

export const accessibilityPage = seededPage({
  slug: ['toegankelijkheid', 'accessibility'],
  name: 'Toegankelijkheid',
  meta: {
    title: ['Toegankelijkheid', 'Accessibility'],
    description: [
      'Wat we doen zodat iedereen {brand} kan gebruiken, wat nog niet goed gaat, en hoe je ons iets laat weten.',
      'What we do so that everyone can use {brand}, what is not right yet, and how to tell us.',
    ],
  },
  body: [
    head(
      ['Toegankelijkheid', 'Accessibility'],
      [
        'Iedereen moet met {brand} een bedrijf kunnen oprichten, ook met een schermlezer, zonder muis of met grote letters.',
        'Everyone should be able to set up a company with {brand}, also with a screen reader, without a mouse or with large letters.',
      ],
    ),
    part(
      ['Waar we naar streven', 'What we aim for'],
      [
        'We werken volgens WCAG 2.2, niveau AA: de internationale afspraken over toegankelijke websites. Bij elke verandering controleren we de schermen met een programma, en met alleen het toetsenbord.',
        'We work by WCAG 2.2, level AA: the international guidelines for accessible websites. With every change we check the screens with a program, and with the keyboard alone.',
      ],
    ),
    part(
      ['Wat er kan', 'What is possible'],
      [
        'Alles werkt met het toetsenbord en met een schermlezer, tot 400% vergroot, in een hoog contrast dat je zelf instelt, en zonder bewegende beelden als je dat liever hebt. Je kunt stoppen en later verdergaan: wat je invult, blijft bewaard. In het Nederlands en het Engels.',
        'Everything works with the keyboard and with a screen reader, enlarged up to 400%, in a high contrast of your own, and without motion if you prefer. You can stop and continue later: what you fill in is kept. In Dutch and in English.',
      ],
    ),
    part(
      ['Wat nog niet goed gaat', 'What is not right yet'],
      [
        'De documenten die je downloadt zijn nog niet in alle lezers even goed voor te lezen. Op het scherm lees je dezelfde tekst. Zonder JavaScript kun je lezen, maar niet invullen: mail ons dan.',
        'The documents you download are not read out equally well by every reader. The same text is on the screen. Without JavaScript you can read but not fill in: then please email us.',
      ],
    ),
    part(
      ['Bij de notaris', 'At the notary’s'],
      [
        'Heb je iets nodig om het gesprek of het tekenen goed te laten gaan, zoals een gebarentolk of een kantoor zonder trap? Vertel het ons of schrijf het in een bericht aan de notaris, dan zoeken we samen hoe het kan.',
        'Do you need something for the conversation or the signing to go well, such as a sign language interpreter or an office without stairs? Tell us or write it in a message to the notary, and together we find out how it can be done.',
      ],
    ),
    part(
      ['Loop je ergens tegenaan?', 'Does something get in your way?'],
      [
        'Mail naar {email}. We helpen je meteen verder, desnoods vullen we het samen in, en we maken het beter.',
        'Email {email}. We help you at once, if need be we fill it in together, and we make it better.',
      ],
    ),
  ],
})
