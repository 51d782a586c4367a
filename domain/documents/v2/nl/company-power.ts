import type { TextsFor } from '../../template.ts'
import type { companyPower as shape } from '../shapes/company-power.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** De volmacht van de vennootschap zelf, voor het register dat haar bestuur houdt. */
export const companyPower = {
  title: 'Volmacht van {full_name}',
  parts: {
    power: {
      title: null,
      articles: {
        who_signs: whoSigns,
        grantor: {
          title: 'Volmachtgever',
          plain: 'De nieuwe BV geeft deze volmacht zelf. Wie haar bestuurt, tekent voor haar.',
          clauses: {
            intro: 'De ondergetekende:',
            company:
              '{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {seat}, kantoorhoudende te {office_zip} {office_town}, {office_street}, opgericht bij akte verleden op {deed_day} voor notaris {notary_name} te {notary_city}, vertegenwoordigd door haar bestuur zoals onder deze volmacht staat, hierna te noemen: de vennootschap,',
          },
        },
        acts: {
          title: 'Volmacht',
          plain: 'Waarvoor de volmacht geldt: alleen wat de BV zelf moet doen direct nadat zij is opgericht.',
          clauses: {
            gives:
              'geeft volmacht aan iedere medewerker van het kantoor van notaris {notary_name} te {notary_city}, en aan ieder van hen afzonderlijk, om namens de vennootschap:',
            enter:
              'het register van aandeelhouders aan te leggen dat het bestuur volgens artikel 2:194 van het Burgerlijk Wetboek houdt, en daarin de eerste inschrijvingen te doen volgens de akte van oprichting;',
            paid: 'na de inbreng in het register aan te tekenen welk bedrag op ieder aandeel is gestort;',
            initial: 'de inschrijvingen en aantekeningen te waarmerken;',
            correct: 'schrijffouten daarin te verbeteren.',
          },
        },
        terms: {
          title: 'Voorwaarden',
          plain:
            'De notaris gebruikt de volmacht pas als de BV bestaat. Daarna houdt het bestuur het register zelf bij.',
          clauses: {
            board:
              'Het bestuur blijft verantwoordelijk voor het register en houdt het na de eerste inschrijvingen zelf bij.',
            substitution: 'De gevolmachtigde mag een ander in zijn plaats stellen die op hetzelfde kantoor werkt.',
            kept: 'Wie deze volmacht vóór de oprichting tekent, geeft haar aan de notaris in bewaring. De notaris vult de dag van de oprichting in en gebruikt de volmacht pas nadat de akte van oprichting is verleden. Tot dat tijdstip kan de ondertekenaar haar terugvragen.',
            duration:
              'De volmacht eindigt zodra de inschrijvingen en aantekeningen zijn gedaan en gewaarmerkt, en uiterlijk zes maanden na de dag van de oprichting.',
            law: 'Op deze volmacht is Nederlands recht van toepassing.',
          },
        },
        signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
