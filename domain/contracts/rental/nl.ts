import type { TextsFor } from '../../documents/index.ts'
import {
  finalProvisions,
  otherCompany,
  otherPerson,
  ourIntroduction,
  partyQuestions,
  partySections,
  signatures,
} from '../common/nl.ts'
import { contractTexts } from '../template.ts'
import { rentalSpec } from './questions.ts'
import { rentalShape } from './shape.ts'

const { write, make } = contractTexts(rentalSpec, 'nl', {
  sections: { ...partySections, space: 'De ruimte', term: 'Hoe lang', money: 'Huur en kosten' },
  questions: {
    ...partyQuestions,
    our_role: {
      label: 'Huurt jouw bedrijf, of verhuurt het?',
      options: { rent: 'Wij huren', let: 'Wij verhuren' },
    },
    premises: {
      label: 'Wat wordt er verhuurd?',
      help: 'Bijvoorbeeld: kantoorruimte van 80 m² op de eerste verdieping, met twee parkeerplaatsen.',
      gap: 'wat er wordt verhuurd',
    },
    premises_address: {
      label: 'Op welk adres?',
      help: 'Straat, nummer, postcode en plaats.',
      gap: 'adres van de ruimte',
    },
    regime: {
      label: 'Wat voor ruimte is het?',
      help: 'Een winkel, café, restaurant, afhaalzaak, hotel, camping of ambachtsbedrijf waar publiek binnenkomt, valt onder strengere regels: de huurder heeft dan in beginsel twee keer vijf jaar zekerheid. Korter mag, maar niet langer dan twee jaar. Al het andere, zoals kantoor en opslag, mag voor iedere termijn. Kies wat het echt is: het afgesproken gebruik bepaalt welke regels gelden.',
      options: {
        office: 'Kantoor, opslag, praktijk of iets anders',
        shop: 'Winkel, horeca of ambacht, voor vijf jaar en daarna nog vijf',
        short_shop: 'Winkel, horeca of ambacht, voor ten hoogste twee jaar',
      },
    },
    lease_use: {
      label: 'Waarvoor wordt de ruimte gebruikt?',
      help: 'Bijvoorbeeld: kantoor van een webwinkel.',
      gap: 'waarvoor de ruimte wordt gebruikt',
    },
    start_date: { label: 'Op welke dag begint de huur?', gap: 'begindatum' },
    office_term: {
      label: 'Voor hoe lang?',
      options: { fixed: 'Voor een vast aantal jaren', indefinite: 'Tot een van beiden opzegt' },
    },
    lease_years: {
      label: 'Voor hoeveel jaar?',
      help: 'In die jaren kan niemand eerder opzeggen.',
      gap: 'aantal jaren',
    },
    notice_months: { label: 'Hoeveel maanden is de opzegtermijn?', gap: 'aantal maanden' },
    short_months: {
      label: 'Voor hoeveel maanden?',
      help: 'Ten hoogste vierentwintig, met de tijd erbij die hij de ruimte al eerder huurde. Blijft de huurder langer dan twee jaar, dan krijgt hij volgens de wet de bescherming van vijf jaar.',
      gap: 'aantal maanden',
    },
    rent: {
      label: 'Hoe hoog is de huur per maand?',
      help: 'Zonder btw en zonder servicekosten.',
      gap: 'huur per maand',
    },
    vat: {
      label: 'Komt er btw over de huur?',
      help: 'Dat mag alleen als de huurder de ruimte voor ten minste 90% gebruikt voor werk waarvoor hij btw kan aftrekken. Zorg, onderwijs, banken en verzekeraars kunnen dat vaak niet, en wie de kleineondernemersregeling gebruikt nooit. Onderteken de overeenkomst binnen drie maanden na het begin van de huur.',
    },
    cadastral: {
      label: 'Wat is de kadastrale aanduiding?',
      help: 'Gemeente, sectie en nummer. De verhuurder kan die opzoeken bij het Kadaster.',
      gap: 'kadastrale aanduiding',
    },
    tenant_year: {
      label: 'Op welke dag begint het boekjaar van de huurder?',
      help: 'Dag en maand, meestal: 1 januari.',
      gap: 'begin van het boekjaar',
    },
    service_charges: { label: 'Betaalt de huurder servicekosten?' },
    services: {
      label: 'Wat levert de verhuurder daarvoor?',
      help: 'Bijvoorbeeld: schoonmaak van de gang, verwarming en onderhoud van de lift.',
      gap: 'wat er voor de servicekosten wordt geleverd',
    },
    service_costs: { label: 'Hoeveel wordt daarvoor per maand vooruit betaald?', gap: 'voorschot servicekosten' },
    deposit_months: {
      label: 'Hoeveel maanden huur is de waarborgsom? (niet verplicht)',
      help: 'Eén tot drie maanden is gebruikelijk.',
      gap: 'aantal maanden waarborgsom',
    },
  },
})

const texts = {
  title: 'Huurovereenkomst bedrijfsruimte',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Partijen',
          plain: 'Wie verhuurt en wie huurt.',
          clauses: {
            intro: 'De ondergetekenden:',
            us_let: `${ourIntroduction}, hierna te noemen: de verhuurder;`,
            company_lets: `${otherCompany}, hierna te noemen: de verhuurder;`,
            person_lets: `${otherPerson}, hierna te noemen: de verhuurder;`,
            us_rent: `${ourIntroduction}, hierna te noemen: de huurder;`,
            company_rents: `${otherCompany}, hierna te noemen: de huurder;`,
            person_rents: `${otherPerson}, handelend in beroep of bedrijf, hierna te noemen: de huurder;`,
            agree: 'hierna samen te noemen: partijen, komen het volgende overeen.',
          },
        },
        premises: {
          title: 'Het gehuurde',
          plain: 'Welke ruimte het is, welke regels van de wet ervoor gelden en in welke staat zij is.',
          clauses: {
            what: 'De verhuurder verhuurt aan de huurder {premises}, op het adres {premises_address} (hierna: het gehuurde).',
            office: 'Het gehuurde is bedrijfsruimte als bedoeld in artikel 7:230a van het Burgerlijk Wetboek.',
            shop: 'Het gehuurde is bedrijfsruimte als bedoeld in artikel 7:290 van het Burgerlijk Wetboek.',
            mandatory:
              'Voor zover deze overeenkomst ten nadele van de huurder afwijkt van wat de wet over zulke bedrijfsruimte bepaalt, geldt de wet, behalve als de rechter de afwijking heeft goedgekeurd (artikel 7:291 van het Burgerlijk Wetboek).',
            short:
              'Omdat partijen de huur voor ten hoogste twee jaar aangaan, gelden de artikelen 7:291 tot en met 7:300 van het Burgerlijk Wetboek niet (artikel 7:301 van het Burgerlijk Wetboek).',
            report:
              'Partijen leggen bij het begin van de huur samen vast in welke staat het gehuurde is, met foto’s, en ondertekenen dat verslag. De verhuurder levert het gehuurde schoon, leeg en zonder gebreken op, behalve gebreken die in het verslag staan en waarover partijen iets anders hebben afgesproken.',
            energy:
              'De verhuurder geeft de huurder uiterlijk bij het sluiten van deze overeenkomst een geldig energielabel als de wet dat voorschrijft. Geldt voor het gehuurde de energie-eis voor kantoren (ten minste label C), dan zorgt de verhuurder dat daaraan is voldaan.',
          },
        },
        use: {
          title: 'Gebruik',
          plain: 'Waarvoor de ruimte mag worden gebruikt.',
          clauses: {
            purpose:
              'De huurder gebruikt het gehuurde als: {lease_use}. Voor een ander gebruik is schriftelijke toestemming van de verhuurder nodig.',
            allowed:
              'De verhuurder staat ervoor in dat het omgevingsplan dit gebruik bij het begin van de huur toestaat. De huurder zorgt voor de vergunningen en meldingen die voor zijn eigen bedrijf nodig zijn.',
            good_tenant:
              'De huurder gedraagt zich als een goed huurder, houdt zich aan de wet en aan redelijke huisregels en veroorzaakt geen overlast.',
            living: 'Wonen in het gehuurde is niet toegestaan.',
            visits: 'De verhuurder mag het gehuurde na afspraak bekijken. Bij nood mag hij direct naar binnen.',
          },
        },
        term: {
          title: 'Duur en opzegging',
          plain: 'Hoe lang de huur duurt, en hoe je opzegt.',
          clauses: {
            fixed:
              'De huur begint op {start_date} en geldt voor {lease_years} jaar. In die tijd kan geen van partijen haar opzeggen tegen een eerdere dag. Zegt niemand op tegen het einde daarvan, dan loopt de huur door voor onbepaalde tijd.',
            fixed_notice:
              'Partijen kunnen schriftelijk opzeggen tegen het einde van die tijd, en daarna tegen het einde van iedere maand, met een termijn van ten minste {notice_months} {notice_months_is_one?maand|maanden}.',
            indefinite: 'De huur begint op {start_date} en geldt voor onbepaalde tijd.',
            indefinite_notice:
              'Partijen kunnen schriftelijk opzeggen tegen het einde van iedere maand, met een termijn van ten minste {notice_months} {notice_months_is_one?maand|maanden}.',
            eviction:
              'De huurder houdt de bescherming van artikel 7:230a van het Burgerlijk Wetboek. Eindigt de huur, dan hoeft hij pas te ontruimen twee maanden na de dag waartegen de verhuurder hem dat schriftelijk heeft aangezegd, en kan hij de rechter binnen die twee maanden vragen om die termijn te verlengen. Dat geldt niet als hij de huur zelf heeft opgezegd, uitdrukkelijk met het einde heeft ingestemd of om een tekortkoming is veroordeeld om te ontruimen.',
            five: 'De huur begint op {start_date} en geldt voor vijf jaar. Daarna wordt zij volgens de wet met vijf jaar verlengd, behalve als zij na een opzegging tegen het einde van de eerste vijf jaar is geëindigd (artikel 7:292 van het Burgerlijk Wetboek).',
            ten: 'Na tien jaar loopt de huur door voor onbepaalde tijd, behalve als zij dan na een opzegging is geëindigd of partijen iets anders afspreken (artikel 7:300 van het Burgerlijk Wetboek).',
            notice:
              'Partijen kunnen opzeggen tegen het einde van de eerste en van de tweede vijf jaar, en daarna op ieder moment. Dat gebeurt met een exploot van een deurwaarder of met een aangetekende brief, met een termijn van ten minste een jaar (artikel 7:293 van het Burgerlijk Wetboek).',
            grounds:
              'De verhuurder noemt in zijn opzegging de gronden ervoor (artikel 7:294 van het Burgerlijk Wetboek). Stemt de huurder niet schriftelijk in met het einde, dan loopt de huur door totdat de rechter onherroepelijk heeft beslist, op de gronden die de wet noemt (de artikelen 7:295 en 7:296 van het Burgerlijk Wetboek).',
            two: 'De huur begint op {start_date} en geldt voor {short_months} {short_months_is_one?maand|maanden}. Zij eindigt dan vanzelf, zonder dat opzegging nodig is.',
            longer:
              'Gebruikt de huurder het gehuurde langer dan twee jaar, dan geldt volgens de wet een huur voor vijf jaar, waarvan de verstreken twee jaar afgaan, behalve als partijen voor het einde van die twee jaar een andere overeenkomst sluiten die artikel 7:301 van het Burgerlijk Wetboek toestaat.',
            together: 'Nadat de huur is begonnen, kunnen partijen haar op ieder moment samen schriftelijk beëindigen.',
          },
        },
        rent: {
          title: 'Huurprijs',
          plain: 'Wat de huur is, hoe die ieder jaar verandert en wat te laat betalen kost.',
          clauses: {
            amount: 'De huurprijs is {rent} per maand{vat?, exclusief omzetbelasting}.',
            exempt: 'Over de huurprijs wordt geen omzetbelasting berekend.',
            paid: 'De huurder betaalt vooraf, uiterlijk op de eerste dag van iedere maand, op de bankrekening die de verhuurder opgeeft. Over een deel van een maand betaalt hij naar verhouding.',
            index:
              'De huurprijs verandert ieder jaar, voor het eerst een jaar na het begin van de huur, met de consumentenprijsindex (alle huishoudens) van het Centraal Bureau voor de Statistiek, op de nieuwste tijdbasis. De nieuwe huurprijs is de huurprijs van dat moment, vermenigvuldigd met het indexcijfer van vier maanden voor de wijziging en gedeeld door het indexcijfer van een jaar daarvoor.',
            index_told:
              'De verhuurder laat de nieuwe huurprijs schriftelijk weten. Doet hij dat pas na de wijziging, dan is het verschil over ten hoogste een jaar terug verschuldigd. Daalt het indexcijfer, dan daalt ook de huurprijs.',
            review:
              'Ieder van partijen kan de rechter vragen de huurprijs opnieuw vast te stellen wanneer de artikelen 7:303 en 7:304 van het Burgerlijk Wetboek dat toestaan.',
            late: 'Over een te late betaling is, zonder ingebrekestelling, een rente verschuldigd die even hoog is als de wettelijke handelsrente van artikel 6:119a van het Burgerlijk Wetboek, ook als dat artikel niet vanzelf geldt. Daarnaast betaalt wie te laat is de redelijke kosten van inning volgens artikel 6:96 van het Burgerlijk Wetboek.',
          },
        },
        vat: {
          title: 'Omzetbelasting',
          plain:
            'Er komt btw over de huur. Dat mag alleen zolang de huurder genoeg btw kan aftrekken, en als jullie hebben getekend binnen drie maanden na het begin van de huur.',
          clauses: {
            option:
              'Partijen kiezen ervoor dat de verhuur van het gehuurde, kadastraal bekend {cadastral}, vanaf het begin van de huur met omzetbelasting wordt belast (artikel 11 lid 1 onderdeel b onder 5° van de Wet op de omzetbelasting 1968). De huurder betaalt de omzetbelasting over de huurprijs{service_charges? en de servicekosten} tegelijk met de huur.',
            declares:
              'De huurder verklaart dat hij het gehuurde blijvend gebruikt of laat gebruiken voor doeleinden waarvoor voor ten minste negentig procent, of het lagere percentage dat de wet voor zijn branche toestaat, recht op aftrek van omzetbelasting bestaat.',
            year: 'Het boekjaar van de huurder begint ieder jaar op {tenant_year}.',
            first_year:
              'Binnen vier weken na het boekjaar waarin de huur is begonnen, verklaart de huurder schriftelijk aan de verhuurder of is voldaan aan {ref:vat.declares}, met een afschrift aan de inspecteur.',
            no_longer:
              'Voldoet de huurder daaraan in een later boekjaar niet meer, dan laat hij dat binnen vier weken na dat boekjaar op dezelfde manier weten. Zolang hij daaraan niet voldoet, is de verhuur vrijgesteld, en vergoedt de huurder het nadeel dat de verhuurder daarvan heeft doordat hij omzetbelasting niet kan aftrekken of moet terugbetalen.',
          },
        },
        service: {
          title: 'Servicekosten, energie en lasten',
          plain: 'Wat er naast de huur wordt betaald, en door wie.',
          clauses: {
            services:
              'De verhuurder zorgt voor het volgende: {services}. De huurder betaalt daarvoor, met de huur, een voorschot van {service_costs} per maand{vat?, exclusief omzetbelasting}.',
            account:
              'De verhuurder geeft de huurder binnen zes maanden na ieder kalenderjaar een overzicht van de werkelijke kosten, met inzage in de stukken als de huurder dat vraagt. Het verschil met de voorschotten wordt binnen een maand daarna verrekend.',
            own: 'De huurder sluit zelf de contracten voor energie, water en internet die hij nodig heeft{service_charges?, voor zover de verhuurder daar niet voor zorgt}.',
            charges:
              'De belastingen en lasten die de wet aan de eigenaar oplegt, betaalt de verhuurder. Die van de gebruiker betaalt de huurder.',
          },
        },
        deposit: {
          title: 'Waarborgsom',
          plain: 'De huurder betaalt een waarborgsom en krijgt die na afloop terug.',
          clauses: {
            paid: 'De huurder betaalt uiterlijk bij het begin van de huur een waarborgsom van {deposit_months} keer de huurprijs per maand.',
            back: 'De verhuurder betaalt de waarborgsom binnen een maand na de oplevering terug, na aftrek van wat de huurder hem nog schuldig is. Van wat hij aftrekt, geeft hij een overzicht met bewijs.',
          },
        },
        maintenance: {
          title: 'Onderhoud en gebreken',
          plain: 'Klein onderhoud doet de huurder, het andere de verhuurder.',
          clauses: {
            tenant:
              'De huurder doet de kleine herstellingen en het dagelijkse onderhoud binnen, zoals schoonmaken, lampen vervangen en het bijwerken van schilderwerk, onderhoudt wat hij zelf heeft aangebracht en herstelt schade waarvoor hij aansprakelijk is.',
            landlord:
              'De verhuurder doet al het andere onderhoud en herstel, zoals aan fundering, dak, gevel, dragende delen, buitenschilderwerk, leidingen en installaties, en de vervanging daarvan.',
            reports:
              'De huurder meldt gebreken direct. De verhuurder verhelpt die binnen een redelijke tijd. De rechten die de wet de huurder bij gebreken geeft, blijven gelden.',
            works:
              'De huurder laat dringende werkzaamheden en redelijke voorstellen tot renovatie toe zoals artikel 7:220 van het Burgerlijk Wetboek bepaalt. De verhuurder kondigt werkzaamheden op tijd aan en beperkt de hinder.',
          },
        },
        alterations: {
          title: 'Veranderingen',
          plain: 'Verbouwen mag alleen met toestemming.',
          clauses: {
            consent:
              'De huurder mag het gehuurde alleen met schriftelijke toestemming van de verhuurder veranderen, behalve als de verandering bij het einde zonder noemenswaardige kosten kan worden weggehaald.',
            granted:
              'De verhuurder geeft toestemming als de verandering het gehuurde niet in waarde doet dalen of minder goed te verhuren maakt, of nodig is voor een doelmatig gebruik en daartegen geen zwaarwegende bezwaren bestaan.',
            left: 'Bij de toestemming spreken partijen af of de verandering bij het einde mag blijven. Spreken zij niets af, dan mag zij blijven. Een vergoeding is daarvoor niet verschuldigd.',
          },
        },
        insurance: {
          title: 'Verzekering',
          plain: 'De verhuurder verzekert het gebouw, de huurder zijn spullen.',
          clauses: {
            landlord: 'De verhuurder verzekert het gebouw tegen brand en andere gebruikelijke risico’s.',
            tenant:
              'De huurder verzekert zijn inventaris en voorraad, en zijn aansprakelijkheid als bedrijf en als huurder.',
          },
        },
        others: {
          title: 'Onderhuur en nieuwe eigenaar',
          plain: 'De ruimte aan een ander geven mag alleen met toestemming.',
          clauses: {
            sublet:
              'De huurder mag het gehuurde alleen met schriftelijke toestemming van de verhuurder aan een ander verhuren of in gebruik geven. De verhuurder weigert die niet zonder redelijke grond.',
            substitution:
              'Wil de huurder zijn bedrijf overdragen, dan kan hij de rechter vragen om degene die het overneemt in zijn plaats als huurder te stellen (artikel 7:307 van het Burgerlijk Wetboek).',
            sale: 'Verkoopt de verhuurder het gehuurde, dan gaat de huur op de nieuwe eigenaar over (artikel 7:226 van het Burgerlijk Wetboek).',
          },
        },
        breach: {
          title: 'Niet nakomen',
          plain: 'Wie zich er niet aan houdt, krijgt eerst een aanmaning.',
          clauses: {
            demand:
              'Komt een van partijen een andere verplichting dan een betaling niet na, dan stelt de ander haar schriftelijk in gebreke met een termijn van veertien dagen, of een andere redelijke termijn, om dat te herstellen. Daarna vergoedt zij de schade, behalve als het niet nakomen haar niet is toe te rekenen.',
            court:
              'De verhuurder kan de huur om een tekortkoming van de huurder alleen door de rechter laten ontbinden, behalve in de gevallen die artikel 7:231 lid 2 van het Burgerlijk Wetboek noemt.',
          },
        },
        end: {
          title: 'Oplevering',
          plain: 'Hoe de huurder de ruimte teruggeeft.',
          clauses: {
            inspection:
              'Partijen bekijken het gehuurde uiterlijk een maand voor het einde samen en leggen vast wat de huurder nog moet herstellen.',
            state:
              'De huurder levert het gehuurde leeg, schoon en met alle sleutels op, in de staat van het verslag van {ref:premises.report}, behalve gewone slijtage, veranderingen die mogen blijven en gebreken die voor rekening van de verhuurder zijn.',
            belongings:
              'Laat de huurder iets achter, dan mag de verhuurder het na een schriftelijke aanmaning van veertien dagen op kosten van de huurder weghalen.',
          },
        },
        final: {
          ...finalProvisions,
          clauses: {
            ...finalProvisions.clauses,
            court: 'Geschillen worden voorgelegd aan de kantonrechter in het gebied waar het gehuurde ligt.',
          },
        },
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof rentalShape>

export const rental = make(write(rentalShape, texts))
