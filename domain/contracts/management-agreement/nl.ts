import type { TextsFor } from '../../documents/index.ts'
import {
  copyrightDeed,
  finalProvisions,
  otherCompany,
  ourIntroduction,
  partyQuestions,
  partySections,
  signatures,
} from '../common/nl.ts'
import { contractTexts } from '../template.ts'
import { managementAgreementSpec } from './questions.ts'
import { managementAgreementShape } from './shape.ts'

const { other_kind: _kind, ...otherCompanyQuestions } = partyQuestions
const { person: _person, ...companySignatures } = signatures.clauses

const { write, make } = contractTexts(managementAgreementSpec, 'nl', {
  sections: { ...partySections, work: 'Het werk', pay: 'De vergoeding', end: 'Duur en einde' },
  questions: {
    ...otherCompanyQuestions,
    our_role: {
      label: 'Wat is jouw bedrijf in deze overeenkomst?',
      options: { company: 'De BV die wordt bestuurd', holding: 'De holding van de bestuurder' },
    },
    manager: {
      label: 'Wie doet het werk?',
      help: 'Voor- en achternaam van de persoon die via de holding voor de BV werkt.',
      gap: 'naam van wie het werk doet',
    },
    appointed: {
      label: 'Wie is of wordt bestuurder van de BV?',
      help: 'Kijk in het handelsregister wie als bestuurder staat ingeschreven.',
      options: { holding: 'De holding', person: 'De persoon zelf' },
    },
    tasks: {
      label: 'Wat doet de bestuurder vooral?',
      help: 'Bijvoorbeeld: de dagelijkse leiding, de verkoop en de financiën.',
      gap: 'wat de bestuurder vooral doet',
    },
    start_date: { label: 'Vanaf welke dag geldt de overeenkomst?', gap: 'begindatum' },
    meeting_date: {
      label: 'Wanneer hebben de aandeelhouders de vergoeding vastgesteld? (niet verplicht)',
      help: 'Een bestuurder beslist niet over de eigen beloning. Leg het besluit vast met een aandeelhoudersbesluit. Laat je dit open, dan is de vergoeding pas na dat besluit verschuldigd.',
      gap: 'dag van het besluit',
    },
    fee: {
      label: 'Hoe hoog is de vergoeding per maand?',
      help: 'Zonder btw. Reken mee dat de holding er het gebruikelijk loon van kan betalen.',
      gap: 'vergoeding per maand',
    },
    payment_days: {
      label: 'Binnen hoeveel dagen wordt een factuur betaald?',
      help: 'Ten hoogste dertig dagen.',
      gap: 'aantal dagen',
    },
    expenses: {
      label: 'Wie draagt de onkosten?',
      options: { separate: 'De BV vergoedt ze apart', included: 'Ze zitten in de vergoeding' },
    },
    sick_pay: { label: 'Betaalt de BV een tijd door bij ziekte?' },
    sick_weeks: {
      label: 'Hoeveel weken betaalt de BV door?',
      help: 'Dit mag je samen kiezen: de regels voor werknemers gelden hier niet.',
      gap: 'aantal weken',
    },
    notice_months: { label: 'Hoeveel maanden is de opzegtermijn?', gap: 'aantal maanden' },
    non_compete: {
      label: 'Mag de holding de BV na afloop een tijd geen concurrentie aandoen?',
      help: 'Dit beperkt de bestuurder, dus kies het alleen als het nodig is.',
    },
    compete_field: {
      label: 'Welk werk valt daaronder, en waar?',
      help: 'Bijvoorbeeld: webwinkels in tuinmeubelen in Nederland. Hoe preciezer, hoe beter het standhoudt.',
      gap: 'welk werk en waar',
    },
    compete_months: {
      label: 'Hoeveel maanden na afloop?',
      help: 'Twaalf maanden is gebruikelijk, vierentwintig het meeste.',
      gap: 'aantal maanden na afloop',
    },
    penalty_amount: {
      label: 'Hoe hoog is de boete per overtreding?',
      help: 'Houd het redelijk: een rechter kan een veel te hoge boete verlagen.',
      gap: 'bedrag van de boete',
    },
  },
})

const texts = {
  title: 'Managementovereenkomst',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Partijen',
          plain: 'De BV die wordt bestuurd, en de holding die dat doet.',
          clauses: {
            intro: 'De ondergetekenden:',
            us_company: `${ourIntroduction}, hierna te noemen: de vennootschap;`,
            other_holding: `${otherCompany}, hierna te noemen: de holding;`,
            other_company: `${otherCompany}, hierna te noemen: de vennootschap;`,
            us_holding: `${ourIntroduction}, hierna te noemen: de holding;`,
            agree: 'hierna samen te noemen: partijen, komen het volgende overeen.',
          },
        },
        board: {
          title: 'Bestuur van de vennootschap',
          plain: 'Wie bestuurder is, en wie het werk doet.',
          clauses: {
            holding:
              'De holding is of wordt bestuurder van de vennootschap. Zij laat het werk doen door {manager}, hierna te noemen: de manager.',
            person:
              '{manager}, hierna te noemen: de manager, is of wordt bestuurder van de vennootschap. De holding laat de manager dat werk doen.',
            appointment:
              'De benoeming tot bestuurder is een besluit van de algemene vergadering van de vennootschap. Deze overeenkomst regelt de voorwaarden van het werk. Zijn zij in strijd met de wet of met de statuten van de vennootschap, dan gaan die voor.',
          },
        },
        services: {
          title: 'Opdracht',
          plain:
            'Wat de holding voor de BV doet. Het is bedoeld als opdracht en niet als baan. Of de Belastingdienst en de rechter het ook zo zien, hangt af van hoe er echt wordt gewerkt.',
          clauses: {
            work: 'De holding verleent de vennootschap vanaf {start_date} managementdiensten: zij doet het werk van een bestuurder, en in het bijzonder het volgende: {tasks}.',
            nature:
              'Dit is een overeenkomst van opdracht als bedoeld in artikel 7:400 van het Burgerlijk Wetboek. Partijen sluiten geen arbeidsovereenkomst, en willen ook niet dat er een ontstaat tussen de vennootschap en de manager.',
            freedom:
              'De holding deelt het werk zelf in en doet het naar eigen inzicht, met de zorg van een goed opdrachtnemer en binnen de grenzen van de wet, de statuten en de besluiten van de algemene vergadering.',
            manager:
              'De holding laat een ander dan de manager het werk alleen doen als de vennootschap daarmee schriftelijk instemt.',
            others:
              'De holding en de manager mogen ook voor anderen werken, zolang dat het werk voor de vennootschap niet schaadt{non_compete? en met inachtneming van {ref:competition}}.',
          },
        },
        decisions: {
          title: 'Besluiten van de vennootschap',
          plain:
            'Een bestuurder beslist niet over de eigen beloning. Dat doen de aandeelhouders. Zorg dat het ook echt zo is gegaan.',
          clauses: {
            pay: 'De vergoeding van {ref:fee} is bezoldiging in de zin van artikel 2:245 van het Burgerlijk Wetboek. {has_meeting_date?De algemene vergadering van de vennootschap, of het orgaan dat haar statuten daarvoor aanwijzen, heeft haar op {meeting_date} vastgesteld.|Zij is pas verschuldigd als de algemene vergadering van de vennootschap, of het orgaan dat haar statuten daarvoor aanwijzen, haar heeft vastgesteld.}',
            conflict:
              'Een bestuurder die bij deze overeenkomst een direct of indirect persoonlijk belang heeft dat strijdig is met het belang van de vennootschap, heeft niet deelgenomen aan de beraadslaging en de besluitvorming van haar bestuur (artikel 2:239 lid 6 van het Burgerlijk Wetboek). Kon het bestuur daardoor geen besluit nemen, dan heeft de raad van commissarissen of, als die er niet is, de algemene vergadering tot deze overeenkomst besloten, behalve als de statuten iets anders bepalen.',
            sole: 'Houdt de holding alle aandelen in de vennootschap, dan is deze overeenkomst ook de schriftelijke vastlegging die artikel 2:247 van het Burgerlijk Wetboek verlangt.',
          },
        },
        fee: {
          title: 'Vergoeding',
          plain: 'Wat de BV per maand betaalt, en hoe.',
          clauses: {
            amount:
              'De vennootschap betaalt de holding een vergoeding van {fee} per maand, exclusief omzetbelasting. Over een deel van een maand is de vergoeding naar verhouding verschuldigd.',
            vat: 'De holding brengt daarnaast de omzetbelasting in rekening die zij verschuldigd is. Zijn partijen onderdeel van dezelfde fiscale eenheid voor de omzetbelasting, dan brengt zij die niet in rekening.',
            invoice:
              'De holding stuurt iedere maand een factuur. De vennootschap betaalt binnen {payment_days} {payment_days_is_one?dag|dagen} na ontvangst.',
            late: 'Betaalt de vennootschap te laat, dan is zij de wettelijke handelsrente van artikel 6:119a van het Burgerlijk Wetboek verschuldigd.',
            review:
              'Partijen bespreken de vergoeding ieder jaar. Een wijziging geldt pas als het orgaan dat in {ref:decisions.pay} is bedoeld haar heeft vastgesteld en partijen haar schriftelijk hebben vastgelegd.',
          },
        },
        expenses: {
          title: 'Onkosten',
          plain: 'Wie de onkosten draagt.',
          clauses: {
            separate:
              'De vennootschap vergoedt daarnaast de kosten die de holding in redelijkheid voor de vennootschap maakt, op vertoon van het bewijs en exclusief omzetbelasting die de holding kan aftrekken.',
            included:
              'De kosten die de holding voor het werk maakt, zijn in de vergoeding begrepen. De vennootschap vergoedt alleen kosten waarmee zij vooraf schriftelijk heeft ingestemd.',
          },
        },
        wages: {
          title: 'Loon en belasting',
          plain: 'Het loon van de bestuurder, ook het gebruikelijk loon, regelt de holding.',
          clauses: {
            salary:
              'Het loon van de manager is een zaak van de holding. Zij zorgt dat de manager ten minste het loon krijgt dat volgens artikel 12a van de Wet op de loonbelasting 1964 in aanmerking moet worden genomen, houdt de loonheffingen in en draagt ze af.',
            passed_on:
              'Is ook de vennootschap voor de manager inhoudingsplichtig, dan doen partijen wat nodig is om de doorbetaaldloonregeling van de loonbelasting te laten gelden.',
            recourse:
              'Worden over de vergoeding toch loonheffingen bij de vennootschap geheven, dan vergoedt de holding die aan haar voor zover de wet dat toelaat, zonder rente en boetes die de vennootschap zelf heeft veroorzaakt.',
            provision: 'De holding zorgt zelf voor verzekering en pensioen van de manager.',
          },
        },
        illness: {
          title: 'Ziekte',
          plain: 'Wat er gebeurt als de bestuurder ziek is.',
          clauses: {
            paid: 'Kan de manager door ziekte niet werken, dan betaalt de vennootschap de vergoeding {sick_weeks} {sick_weeks_is_one?week|weken} door. Perioden van ziekte die elkaar binnen vier weken opvolgen, worden bij elkaar geteld. Daarna is geen vergoeding verschuldigd zolang de manager niet werkt.',
            stops: 'Over de tijd waarin de manager door ziekte niet kan werken, is geen vergoeding verschuldigd.',
            partly: 'Werkt de manager voor een deel, dan is de vergoeding voor dat deel altijd verschuldigd.',
            replaced:
              'De holding laat ziekte direct weten. Duurt die langer dan een maand, dan overleggen partijen over vervanging.',
          },
        },
        liability: {
          title: 'Aansprakelijkheid',
          plain: 'Wie bestuurt, is aansprakelijk zoals de wet dat zegt. Dat verandert hier niet.',
          clauses: {
            director:
              'Voor het bestuur van de vennootschap geldt de aansprakelijkheid van de wet, zoals die van de artikelen 2:9 en 2:248 van het Burgerlijk Wetboek. Deze overeenkomst beperkt die niet.',
            behind:
              'De aansprakelijkheid van de holding als bestuurder rust volgens artikel 2:11 van het Burgerlijk Wetboek ook op wie bestuurder van de holding is.',
            other_work:
              'Voor ander werk dan besturen is de holding per jaar aansprakelijk tot ten hoogste twaalf keer de vergoeding per maand, behalve bij opzet of bewuste roekeloosheid.',
            third_parties:
              'Spreken derden de holding of de manager aan om het werk voor de vennootschap, dan vergoedt de vennootschap hun schade en de redelijke kosten van verweer, behalve voor zover hen een ernstig verwijt treft of een verzekering de schade betaalt.',
          },
        },
        secrecy: {
          title: 'Geheimhouding',
          plain: 'Wat vertrouwelijk is, blijft vertrouwelijk.',
          clauses: {
            secret:
              'Ieder van partijen houdt geheim wat zij over de ander weet en waarvan zij hoort te weten dat het vertrouwelijk is, ook na het einde van deze overeenkomst.',
            exceptions:
              'Dat geldt niet voor wat openbaar is of op een eerlijke manier bekend was of werd, en niet voor wat de wet, een rechter of een bevoegde toezichthouder verplicht bekend te maken. Het beperkt niemand in het recht om een misstand te melden volgens de Wet bescherming klokkenluiders.',
            manager: 'De holding zorgt dat ook de manager zich hieraan houdt.',
          },
        },
        property: {
          title: 'Intellectuele eigendom',
          plain: `Wat de bestuurder voor de BV maakt, is van de BV. ${copyrightDeed} Laat de bestuurder het zelf ook overdragen, aan de holding of aan de BV.`,
          clauses: {
            assigned:
              'De rechten van intellectuele eigendom op wat de holding of de manager voor de vennootschap maakt, komen aan de vennootschap toe. De holding draagt die rechten hierbij, voor zover nodig bij voorbaat, aan de vennootschap over, die de overdracht aanvaardt. De vergoeding daarvoor is in {ref:fee} begrepen.',
            manager:
              'De holding staat ervoor in dat de manager de rechten die niet van haar maar van de manager zijn, schriftelijk aan haar of aan de vennootschap overdraagt en, voor zover de wet dat toelaat, geen beroep doet op persoonlijkheidsrechten.',
            existing:
              'Wat de holding al had voordat zij voor de vennootschap begon, blijft van haar. De vennootschap mag het gebruiken voor zover dat voor het gemaakte nodig is.',
          },
        },
        competition: {
          title: 'Concurrentie',
          plain:
            'Wat de holding en de bestuurder een tijd niet mogen doen. Ziet een rechter de overeenkomst als baan, dan gelden de strengere regels voor werknemers.',
          clauses: {
            ban: 'Zolang deze overeenkomst duurt en {compete_months} {compete_months_is_one?maand|maanden} daarna zal de holding, zonder schriftelijke toestemming van de vennootschap, niet zelf, voor een ander of door een belang in een onderneming het volgende werk doen: {compete_field}. In die tijd benadert zij ook geen klanten en werknemers van de vennootschap om hen daar weg te halen.',
            listed:
              'Een belang van ten hoogste vijf procent in een onderneming met aandelen op een beurs, en het houden van aandelen in de vennootschap, vallen hier niet onder.',
            manager: 'De holding zorgt dat ook de manager zich hieraan houdt en staat daarvoor in.',
            penalty:
              'Bij iedere overtreding is de holding aan de vennootschap zonder ingebrekestelling een direct opeisbare boete verschuldigd van {penalty_amount}. In afwijking van artikel 6:92 van het Burgerlijk Wetboek mag de vennootschap daarnaast nakoming vragen, en vergoeding van de schade voor zover die hoger is dan de boete.',
          },
        },
        end: {
          title: 'Duur en einde',
          plain: 'Opzeggen kan altijd met een termijn. Stopt het bestuurderschap, dan stopt de overeenkomst ook.',
          clauses: {
            term: 'Deze overeenkomst geldt vanaf {start_date} voor onbepaalde tijd.',
            notice:
              'Ieder van partijen kan haar schriftelijk opzeggen tegen het einde van een maand, met een termijn van ten minste {notice_months} {notice_months_is_one?maand|maanden}.',
            coupled:
              'Eindigt het bestuurderschap dat in {ref:board} is bedoeld, dan eindigt deze overeenkomst op dezelfde dag, zonder dat opzegging nodig is.',
            compensation:
              'Heeft de vennootschap het bestuurderschap beëindigd zonder de termijn van {ref:end.notice} in acht te nemen, dan betaalt zij de holding de vergoeding over het deel van die termijn dat nog niet voorbij is, behalve als de holding of de manager een ernstig verwijt treft.',
            resigns_holding:
              'Eindigt deze overeenkomst om een andere reden, dan treedt de holding op dezelfde dag af als bestuurder van de vennootschap, behalve als partijen schriftelijk iets anders afspreken.',
            resigns_person:
              'Eindigt deze overeenkomst om een andere reden, dan zorgt de holding dat de manager op dezelfde dag aftreedt als bestuurder van de vennootschap, behalve als partijen schriftelijk iets anders afspreken.',
            at_once: 'Ieder van partijen kan deze overeenkomst schriftelijk met directe ingang opzeggen als de ander:',
            stopped:
              'failliet is verklaard, surseance van betaling heeft gekregen, is ontbonden of haar onderneming staakt;',
            breach:
              'een belangrijke verplichting niet nakomt en dat na een schriftelijke aanmaning niet binnen veertien dagen herstelt.',
            death: 'Deze overeenkomst eindigt ook op de dag waarop de manager overlijdt.',
            after:
              'Bij het einde geeft de holding alles terug wat van de vennootschap is. Wat naar zijn aard bedoeld is om te blijven gelden, blijft gelden.',
          },
        },
        final: finalProvisions,
        signature: { ...signatures, clauses: companySignatures },
      },
    },
  },
} as const satisfies TextsFor<typeof managementAgreementShape>

export const managementAgreement = make(write(managementAgreementShape, texts))
