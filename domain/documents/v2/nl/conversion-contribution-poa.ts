import type { TextsFor } from '../../template.ts'
import type { contributionPoa as shape } from '../shapes/conversion-contribution.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** De volmacht waarmee een medewerker van de notaris de inbreng voor de BV aanvaardt, met de bekrachtiging door de BV. */
export const contributionPoa = {
  title: 'Volmacht van {full_name} voor de inbreng',
  parts: {
    power: {
      title: null,
      articles: {
        who_signs: whoSigns,
        grantor: {
          title: 'Volmachtgever',
          plain: 'De BV zelf geeft deze volmacht. Je tekent als degene die haar gaat besturen.',
          clauses: {
            intro: '{several_directors?De ondergetekenden|De ondergetekende}:',
            director:
              '{director_name}{directs_person?, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}}{directs_holding?, in oprichting, vertegenwoordigd door {titled_name}, geboren te {p.birthplace} op {p.birthdate}, wonende te {p.zip_code} {p.location}, {p.address}}{directs_company?, ingeschreven in het handelsregister onder nummer {p.chamber}, vertegenwoordigd door {capacity}, {titled_name}, geboren te {p.representative_birthplace} op {p.representative_birthdate}, wonende te {home_zip} {home_town}, {home_address}{jointly?, en {co_director}}}{last?,|;}',
            acting:
              'handelend namens {full_name} in oprichting, een besloten vennootschap met beperkte aansprakelijkheid, te vestigen in de gemeente {seat}, waarvan {several_directors?de ondergetekenden bestuurder worden|de ondergetekende bestuurder wordt}, hierna te noemen: de vennootschap,',
          },
        },
        acts: {
          title: 'Volmacht',
          plain: 'Waarvoor de volmacht geldt: alleen voor het overnemen van je bedrijf, nadat de BV is opgericht.',
          clauses: {
            gives:
              '{several_directors?geven|geeft} volmacht aan iedere medewerker van het kantoor van notaris {notary_name} te {notary_city}, en aan ieder van hen afzonderlijk, om namens de vennootschap, nadat zij is opgericht:',
            accept:
              'de levering te aanvaarden van de onderneming die bij de oprichting op haar aandelen wordt ingebracht, kwijting te verlenen voor de storting en de akte van inbreng te ondertekenen volgens het ontwerp dat bij deze volmacht hoort;',
            tell: 'van de overgang van vorderingen mededeling te doen aan de schuldenaren;',
            real_estate:
              'mee te werken aan de levering van het registergoed dat tot de onderneming behoort, en aan de inschrijving daarvan in de openbare registers;',
            register: 'de storting aan te tekenen in het register van aandeelhouders;',
            correct:
              'in het ontwerp kleine verbeteringen en aanvullingen aan te brengen die de inhoud niet wezenlijk veranderen, en verder alles te doen wat voor de inbreng nodig of nuttig is.',
          },
        },
        terms: {
          title: 'Voorwaarden',
          plain: 'De volmacht eindigt vanzelf als de akte is getekend, en uiterlijk na zes maanden.',
          clauses: {
            several_parties:
              'De gevolmachtigde mag bij dezelfde akte ook voor andere partijen optreden. De vennootschap stemt daarmee in.',
            duration:
              'De volmacht eindigt zodra de akte van inbreng is ondertekend en de storting is aangetekend, en uiterlijk zes maanden na de dag van ondertekening.',
            law: 'Op deze volmacht is Nederlands recht van toepassing.',
          },
        },
        signature: {
          title: 'Ondertekening',
          plain: 'Teken met dezelfde handtekening als op je identiteitsbewijs.',
          clauses: signatureLines,
        },
      },
    },
    ratification: {
      title: 'Bekrachtiging',
      articles: {
        ratifies: {
          title: null,
          plain:
            'Deze bladzijde teken je ook vooraf. Zij geldt pas als de BV is opgericht; de notaris vult het tijdstip in.',
          clauses: {
            company:
              '{full_name}, opgericht op {deed_day} bij akte verleden voor notaris {notary_name} te {notary_city}, vertegenwoordigd door {several_directors?haar bestuurders die hierna tekenen|haar bestuurder die hierna tekent},',
            power:
              'bekrachtigt op grond van artikel 2:203 lid 1 van het Burgerlijk Wetboek de volmacht die hiervoor namens haar is gegeven, en wat op grond van die volmacht voor haar wordt verricht.',
            kept: 'Wie deze bekrachtiging vóór de oprichting tekent, geeft haar aan de notaris in bewaring. De notaris vult de dag en het tijdstip in zodra de akte van oprichting is verleden. De bekrachtiging geldt als gedaan op dat tijdstip. Tot dan kan de ondertekenaar haar terugvragen.',
            moment:
              'Deze bekrachtiging is gegeven om {ratified_hour} uur en {ratified_minute} minuten: na het verlijden van de akte van oprichting en vóór het verlijden van de akte van inbreng.',
          },
        },
        ratified: {
          title: null,
          plain: 'Wie de BV gaat besturen, tekent hier een tweede keer.',
          clauses: signatureLines,
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
