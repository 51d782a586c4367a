import type { TextsFor } from '../../template.ts'
import type { ratification as shape } from '../shapes/ratification.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** De bekrachtiging door een holding van wat vóór haar oprichting namens haar is gedaan. */
export const ratification = {
  title: 'Bekrachtiging door {full_name}',
  parts: {
    act: {
      title: null,
      articles: {
        who_signs: whoSigns,
        company: {
          title: 'Vennootschap',
          plain: 'De holding verklaart dit zelf, zodra zij bestaat. Haar bestuurder tekent voor haar.',
          clauses: {
            intro: 'De ondergetekende:',
            director:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, handelend als enig bestuurder van {full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {seat}, kantoorhoudende te {office_zip} {office_town}, {office_street}, opgericht bij akte verleden op {deed_day} voor notaris {notary_name} te {notary_city}, hierna te noemen: de vennootschap,',
          },
        },
        acts: {
          title: 'Wat vóór de oprichting is gedaan',
          plain: 'Wat je al namens de holding hebt getekend toen zij nog niet bestond.',
          clauses: {
            only: 'neemt in aanmerking dat vóór de oprichting namens de vennootschap volmacht is gegeven aan iedere medewerker van het kantoor van notaris {notary_name} te {notary_city} om {operating_name} op te richten, in haar kapitaal {operating_shares} te nemen en te doen wat in die volmacht verder is genoemd.',
            intro: 'neemt in aanmerking dat vóór de oprichting namens de vennootschap:',
            power:
              'volmacht is gegeven aan iedere medewerker van het kantoor van notaris {notary_name} te {notary_city} om {operating_name} op te richten, in haar kapitaal {operating_shares} te nemen en te doen wat in die volmacht verder is genoemd;',
            described:
              'de beschrijving van de inbreng in {operating_name} is ondertekend, als bedoeld in artikel 2:204a van het Burgerlijk Wetboek{holding_directs?;|.}',
            received:
              'als toekomstig bestuurder van {operating_name} volmacht is gegeven om de levering te aanvaarden van de onderneming die op haar aandelen wordt ingebracht;',
            accepted: 'de benoeming tot bestuurder van {operating_name} is aanvaard.',
          },
        },
        ratifies: {
          title: 'Bekrachtiging',
          plain: 'Hiermee is de holding gebonden aan wat voor haar is gedaan.',
          clauses: {
            declares:
              'De vennootschap bekrachtigt {several_acts?deze rechtshandelingen|deze rechtshandeling} nu zij is opgericht, als bedoeld in artikel 2:203 lid 1 van het Burgerlijk Wetboek.',
            bound:
              'De vennootschap is daardoor aan {several_acts?deze rechtshandelingen|deze rechtshandeling} gebonden alsof zij {several_acts?ze|haar} zelf had verricht.',
          },
        },
        moment: {
          title: 'Tijdstip',
          plain: 'De notaris vult het tijdstip in: na de akte van de holding en vóór die van de BV.',
          clauses: {
            kept: 'Wie dit stuk vóór de oprichting tekent, geeft het aan de notaris in bewaring. De notaris vult de dag en het tijdstip in zodra de akte van oprichting van de vennootschap is verleden. De bekrachtiging geldt als gedaan op dat tijdstip. Tot dan kan de ondergetekende het stuk terugvragen.',
            order: 'De bekrachtiging wordt gedaan voordat de akte van oprichting van {operating_name} wordt verleden.',
            at: ['Bekrachtigd op', '{deed_day} om {ratified_hour} uur en {ratified_minute} minuten'],
          },
        },
        signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
