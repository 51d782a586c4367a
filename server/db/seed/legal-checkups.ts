import { seedOf } from './plant.ts'

const words = (name: string, description: string, points: readonly string[]) =>
  JSON.stringify({ name, description, points })

/** What a company should look into in its first months. */
export const legalCheckupTypes = seedOf(
  'legal_checkup_types',
  ({ slug }) => slug,
  [
    {
      id: 1,
      slug: 'privacy',
      nl: words('Privacy', 'Bewaar je gegevens van klanten of personeel? Dan heb je met de AVG te maken.', [
        'Een privacyverklaring op je website',
        'Een verwerkersovereenkomst met wie gegevens voor je bewaart',
      ]),
      en: words('Privacy', 'Do you keep data of customers or staff? Then the GDPR applies to you.', [
        'A privacy statement on your website',
        'A processing agreement with whoever keeps data for you',
      ]),
    },
    {
      id: 2,
      slug: 'general-terms',
      nl: words('Algemene voorwaarden', 'Daarmee spreek je met elke klant hetzelfde af.', [
        'Je klant krijgt ze vóór of bij het sluiten van de overeenkomst',
        'Betaaltermijn en aansprakelijkheid staan erin',
      ]),
      en: words('General terms and conditions', 'With them you agree the same with every customer.', [
        'Your customer gets them before or when the agreement is made',
        'They say when to pay and what you are liable for',
      ]),
    },
    {
      id: 3,
      slug: 'shareholders-agreement',
      nl: words(
        'Aandeelhoudersovereenkomst',
        'Ben je met meer aandeelhouders? Leg vast wat niet in de statuten staat.',
        ['Wat er gebeurt als iemand weg wil of ziek wordt', 'Hoe je de prijs van de aandelen dan bepaalt'],
      ),
      en: words('Shareholders’ agreement', 'More than one shareholder? Put down what the articles do not say.', [
        'What happens when someone wants to leave or falls ill',
        'How the price of the shares is set in that case',
      ]),
    },
    {
      id: 4,
      slug: 'employment',
      nl: words('Personeel', 'Neem je iemand aan, of werk je met zzp’ers?', [
        'Een arbeidsovereenkomst op papier, met of zonder cao',
        'Een overeenkomst van opdracht die past bij hoe jullie echt werken',
      ]),
      en: words('Staff', 'Do you hire someone, or work with freelancers?', [
        'An employment contract in writing, with or without a collective agreement',
        'A service agreement that fits how you really work together',
      ]),
    },
  ].map((row, index) => ({ ...row, position: (index + 1) * 10 })),
)
