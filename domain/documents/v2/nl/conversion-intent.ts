import type { TextsFor } from '../../template.ts'
import type { intent as shape } from '../shapes/conversion-contribution.ts'
import { signatureLines, whoSigns } from './signing.ts'

/** De intentieverklaring voor de Belastingdienst. */
export const intent = {
  title: 'Intentieverklaring tot inbreng in {full_name}',
  parts: {
    declaration: {
      title: null,
      articles: {
        who_signs: whoSigns,
        parties: {
          title: 'Wie dit verklaart',
          plain: 'Iedereen van wie het bedrijf nu is.',
          clauses: {
            intro: 'De {several_owners?ondergetekenden|ondergetekende}:',
            owner:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}{last?,|;}',
            company:
              '{company_name}, gevestigd te {p.company_location}, ingeschreven in het handelsregister onder nummer {p.chamber}, vertegenwoordigd door {p.prefix} {p.firstname} {p.lastname}{last?,|;}',
            called: 'hierna {several_owners?samen te noemen: de ondernemers|te noemen: de ondernemer}.',
          },
        },
        business: {
          title: 'De onderneming',
          plain: 'Om welk bedrijf het gaat.',
          clauses: {
            runs: '{several_owners?De ondernemers drijven|De ondernemer drijft}{has_trade_name? onder de naam {main.trade_name}} een onderneming als {main.converted_from}, ingeschreven in het handelsregister onder nummer {main.kvk}.',
            partners:
              'De vennoten zijn tot de onderneming gerechtigd in de verhouding die uit hun vennootschapscontract blijkt.',
          },
        },
        intention: {
          title: 'Het voornemen',
          plain: 'Wat je van plan bent, zodat de Belastingdienst het op tijd weet.',
          clauses: {
            intro:
              '{several_owners?De ondernemers verklaren|De ondernemer verklaart} het volgende voornemen te hebben:',
            holding:
              '{several_owners?door {person_name}: |}{holding_name} op te richten, een besloten vennootschap met beperkte aansprakelijkheid, en daarin {from_vof?het aandeel van {person_name} in de onderneming|de hele onderneming} in te brengen op aandelen, met alles wat daartoe behoort en met de schulden die erbij horen;',
            found:
              '{in_person?een besloten vennootschap met beperkte aansprakelijkheid op te richten|daarna een besloten vennootschap met beperkte aansprakelijkheid te laten oprichten}, met de naam {full_name}, gevestigd in de gemeente {main.headquarters}, hierna te noemen: de vennootschap;',
            contribute:
              'in die vennootschap de hele onderneming in te brengen, met alles wat daartoe behoort en met de schulden die erbij horen;',
            shares:
              'daarvoor aandelen te nemen{several_owners?, ieder in dezelfde verhouding waarin hij tot de onderneming is gerechtigd}.',
            pass_on:
              'de onderneming aansluitend als geheel in {full_name} te laten inbrengen, op aandelen{several_owners? in dezelfde verhouding waarin ieder tot de onderneming is gerechtigd}.',
          },
        },
        moment: {
          title: 'Vanaf wanneer',
          plain: 'Vanaf deze dag telt de winst voor de BV, als de Belastingdienst akkoord is.',
          clauses: {
            back: 'De inbreng zal terugwerken tot {transfer_day}, hierna te noemen: de overgangsdag. Zodra de vennootschap is opgericht en de onderneming is ingebracht, is de onderneming vanaf de overgangsdag voor rekening en risico van de vennootschap.',
            later:
              'De inbreng gaat in op {transfer_day}. Tot die dag {several_owners?drijven de ondernemers|drijft de ondernemer} de onderneming voor eigen rekening en risico.',
            from: 'De inbreng gaat in op de dag waarop de akte van oprichting van {full_name} wordt verleden. Tot die dag {several_owners?drijven de ondernemers|drijft de ondernemer} de onderneming voor eigen rekening en risico.',
            account:
              'Van de onderneming wordt vanaf de overgangsdag een aparte administratie gevoerd, zodat duidelijk is wat voor rekening van de vennootschap komt.',
            until:
              'De vennootschap wordt opgericht en de onderneming wordt ingebracht binnen vijftien maanden na de overgangsdag, dus vóór {last_day}.',
          },
        },
        tax: {
          title: 'Belasting',
          plain: 'Welke regeling je kiest. Je belastingadviseur dient het verzoek in.',
          clauses: {
            tax_free:
              'De inbreng is geruisloos. {several_owners?De ondernemers zullen|De ondernemer zal} de inspecteur verzoeken artikel 3.65 van de Wet inkomstenbelasting 2001 toe te passen, zodat {in_person?de vennootschap|de vennootschap waarin {several_owners?ieder van hen|de ondernemer} inbrengt,} voor de belasting in de plaats van {several_owners?de ondernemers|de ondernemer} treedt, en de voorwaarden nakomen die de inspecteur daaraan verbindt.',
            taxed:
              'De inbreng is ruisend. {several_owners?De ondernemers rekenen|De ondernemer rekent} over de meerwaarde van de onderneming af in de inkomstenbelasting, en {in_person?de vennootschap neemt|de vennootschap waarin {several_owners?ieder van hen|de ondernemer} inbrengt, neemt} wat wordt ingebracht op voor de werkelijke waarde.',
            filed:
              'Deze verklaring wordt binnen de termijn die daarvoor geldt, ter registratie aan de Belastingdienst aangeboden.',
          },
        },
        open: {
          title: 'Wat nog kan veranderen',
          plain: 'Deze verklaring is een voornemen. De akte is pas bindend.',
          clauses: {
            adviser:
              'De belastingadviseur kan vóór de registratie {works_back?een andere overgangsdag of een andere regeling|een andere regeling} aanraden. {several_owners?De ondernemers passen|De ondernemer past} deze verklaring dan aan en {several_owners?tekenen|tekent} opnieuw.',
            lapses:
              'Gaat de oprichting niet door, dan vervalt deze verklaring en is de onderneming altijd voor rekening van {several_owners?de ondernemers|de ondernemer} gebleven.',
          },
        },
        signature: {
          title: 'Ondertekening',
          plain: 'Teken op tijd: de dag waarop de Belastingdienst de verklaring krijgt, telt.',
          clauses: signatureLines,
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
