import type { TextsFor } from '../../documents/index.ts'
import { signatures } from '../common/nl.ts'
import { contractTexts } from '../template.ts'
import { shareholdersResolutionSpec } from './questions.ts'
import { shareholdersResolutionShape } from './shape.ts'

const { write, make } = contractTexts(shareholdersResolutionSpec, 'nl', {
  sections: { decision: 'Het besluit', details: 'Wat erin komt' },
  questions: {
    decision: {
      label: 'Wat besluiten de aandeelhouders?',
      help: 'Dit is voor besluiten waar alle aandeelhouders vóór zijn; is iemand tegen, dan is er een vergadering nodig. Voor sommige besluiten, zoals een statutenwijziging of nieuwe aandelen, moet je naar de notaris. Kijk ook of de statuten iets bijzonders vragen.',
      options: {
        accounts: 'De jaarrekening vaststellen',
        dividend: 'Dividend uitkeren',
        appoint: 'Een bestuurder benoemen',
        dismiss: 'Een bestuurder ontslaan',
        discharge: 'Het bestuur decharge verlenen',
        other: 'Iets anders',
      },
    },
    others_meet: {
      label: 'Zijn er ook anderen met vergaderrecht?',
      help: 'Bijvoorbeeld houders van certificaten, of iemand met een pandrecht of vruchtgebruik op aandelen. Meestal niet. Heeft zo iemand ook het stemrecht, gebruik dit besluit dan niet: die moet zelf stemmen.',
    },
    year_end: {
      label: 'Op welke dag eindigde het boekjaar?',
      help: 'Zijn alle aandeelhouders ook bestuurder en heeft iedereen de jaarrekening getekend, dan is zij daarmee meestal al vastgesteld. De acht dagen om te deponeren lopen dan vanaf die handtekeningen.',
      gap: 'laatste dag van het boekjaar',
    },
    result: {
      label: 'Wat gebeurt er met het resultaat?',
      options: {
        reserve: 'De winst blijft in de BV',
        dividend: 'Er wordt dividend uitgekeerd',
        loss: 'Er is verlies',
      },
    },
    dividend_amount: {
      label: 'Hoeveel dividend wordt er in totaal uitgekeerd?',
      help: 'Vóór dividendbelasting. Het bestuur moet het nog goedkeuren: dat mag niet als de BV daarna haar schulden niet kan blijven betalen.',
      gap: 'bedrag van het dividend',
    },
    discharged: {
      label: 'Krijgt het bestuur decharge?',
      help: 'Dan spreekt de BV de bestuurders niet meer aan op wat de aandeelhouders van dat jaar weten.',
    },
    new_director: {
      label: 'Wie wordt bestuurder?',
      help: 'Voornamen en achternaam, of de naam van de holding. Vraag het eerst: wie niet aanvaardt, wordt geen bestuurder.',
      gap: 'naam van de nieuwe bestuurder',
    },
    leaving_director: {
      label: 'Wie wordt ontslagen als bestuurder?',
      help: 'Vertel deze bestuurder vooraf wat je van plan bent en luister naar het antwoord; anders kan het besluit worden vernietigd. Een bestuurder die zelf aandelen heeft, moet mee tekenen: anders is een vergadering nodig. Is er daarna geen bestuurder meer, benoem dan eerst een nieuwe.',
      gap: 'naam van de bestuurder',
    },
    effective_date: {
      label: 'Vanaf welke dag?',
      help: 'Met terugwerkende kracht kan het niet.',
      gap: 'dag waarop het ingaat',
    },
    dismissal_reason: { label: 'Wat is de reden? (niet verplicht)', gap: 'reden van het ontslag' },
    own_decision: {
      label: 'Wat wordt er besloten?',
      help: 'Bijvoorbeeld: de vergoeding van de bestuurder wordt vanaf 1 januari € 5.000 per maand.',
      gap: 'wat er wordt besloten',
    },
  },
})

const texts = {
  title: 'Besluit van de algemene vergadering van {our_name}',
  parts: {
    resolution: {
      title: null,
      articles: {
        holders: {
          title: 'Wie besluit',
          plain: 'Alle aandeelhouders van de BV.',
          clauses: {
            intro: '{several_shareholders?De ondergetekenden|De ondergetekende}:',
            holder: '{holder_name}{has_holder_shares?, aantal aandelen: {holder_shares}}{last?,|;}',
            all: '{several_shareholders?samen houders|houder} van alle aandelen in het kapitaal van {our_name}, gevestigd te {our_seat}, ingeschreven in het handelsregister onder nummer {our_kvk}, hierna te noemen: de vennootschap.',
          },
        },
        manner: {
          title: 'Besluit buiten vergadering',
          plain:
            'Op papier of online besluiten mag, als iedereen met vergaderrecht daarmee instemt. Kijk of de statuten online stemmen niet uitsluiten.',
          clauses: {
            together:
              'De aandeelhouders besluiten buiten vergadering (artikel 2:238 van het Burgerlijk Wetboek). Door te tekenen stemmen zij met die manier van besluiten in en brengen zij schriftelijk, op al hun aandelen, hun stem voor dit besluit uit. Het besluit is met algemene stemmen genomen.',
            alone:
              'De enige aandeelhouder besluit buiten vergadering (artikel 2:238 van het Burgerlijk Wetboek), stemt met die manier van besluiten in en brengt door te tekenen schriftelijk, op alle aandelen, de stem voor dit besluit uit.',
            nobody_else:
              'Anderen dan {several_shareholders?de aandeelhouders|de aandeelhouder} met vergaderrecht zijn er niet.',
            others:
              'Ook de anderen met vergaderrecht hebben met deze manier van besluiten ingestemd. Hun schriftelijke instemming wordt aan dit besluit gehecht.',
            advice:
              '{several_directors?De bestuurders zijn|De bestuurder is} vóór het besluit in de gelegenheid gesteld om daarover advies te geven, en commissarissen ook als die er zijn.',
            represented:
              'Wie voor een aandeelhouder tekent die een rechtspersoon is, verklaart dat hij of zij die mag vertegenwoordigen.',
            moment:
              'Het besluit is genomen op de dag waarop {several_shareholders?de laatste aandeelhouder|de aandeelhouder} heeft getekend.',
          },
        },
        accounts: {
          title: 'Jaarrekening',
          plain:
            'De cijfers van het jaar worden vastgesteld, en er staat wat er met de winst of het verlies gebeurt. Moet een accountant ze controleren, laat dat dan eerst doen.',
          clauses: {
            adopted:
              'De algemene vergadering stelt de jaarrekening vast over het boekjaar dat is geëindigd op {year_end}, zoals het bestuur die heeft opgemaakt en ondertekend (artikel 2:210 van het Burgerlijk Wetboek).',
            reserve: 'De winst van dat boekjaar wordt toegevoegd aan de reserves.',
            dividend:
              'Uit de winst, en als die niet genoeg is uit de vrije reserves, wordt dividend uitgekeerd volgens {ref:dividend}. De rest van de winst wordt toegevoegd aan de reserves.',
            loss: 'Het verlies van dat boekjaar wordt ten laste van de reserves gebracht of, als die niet genoeg zijn, overgebracht naar het volgende boekjaar.',
            filed:
              'Het bestuur maakt de jaarrekening openbaar door haar, in de vorm die voor de vennootschap is voorgeschreven, binnen acht dagen na de vaststelling en uiterlijk twaalf maanden na het einde van het boekjaar te deponeren bij het handelsregister (artikel 2:394 van het Burgerlijk Wetboek).',
          },
        },
        dividend: {
          title: 'Dividend',
          plain:
            'Er wordt pas betaald als het bestuur heeft gezien dat de BV het kan missen. Wie wist of hoorde te weten dat het niet kon, kan moeten terugbetalen, ook als aandeelhouder.',
          clauses: {
            amount:
              'De algemene vergadering besluit een dividend uit te keren van in totaal {dividend_amount}, vóór inhouding van dividendbelasting, te verdelen over de aandelen zoals de wet en de statuten bepalen.',
            room: 'Het eigen vermogen van de vennootschap is groter dan de reserves die de wet en de statuten voorschrijven, en wordt door de uitkering niet kleiner dan die reserves (artikel 2:216 lid 1 van het Burgerlijk Wetboek).',
            approval:
              'Dit besluit heeft geen gevolgen zolang het bestuur het niet heeft goedgekeurd. Het bestuur weigert die goedkeuring alleen als het weet of redelijkerwijs hoort te voorzien dat de vennootschap na de uitkering niet kan doorgaan met het betalen van haar opeisbare schulden (artikel 2:216 lid 2 van het Burgerlijk Wetboek). Het legt zijn besluit schriftelijk vast.',
            paid: 'Na de goedkeuring betaalt de vennootschap het dividend uit op de dag die het bestuur bepaalt. Zij houdt de dividendbelasting in die zij moet inhouden. Binnen een maand nadat het dividend ter beschikking is gesteld, doet zij daarvan aangifte en betaalt zij die belasting.',
          },
        },
        appointment: {
          title: 'Benoeming',
          plain: 'Wie bestuurder wordt, en vanaf wanneer.',
          clauses: {
            appointed:
              'De algemene vergadering benoemt {new_director} met ingang van {effective_date}, of van de dag van dit besluit als die later is, tot bestuurder van de vennootschap (artikel 2:242 van het Burgerlijk Wetboek).',
            accepts:
              'De benoeming gaat pas in als {new_director} haar schriftelijk heeft aanvaard. De aanvaarding wordt bij dit besluit bewaard.',
            register:
              'Het bestuur geeft de benoeming binnen een week nadat zij is ingegaan op aan het handelsregister.',
          },
        },
        dismissal: {
          title: 'Ontslag',
          plain:
            'Wie geen bestuurder meer is, en dat er eerst is geluisterd. Is de bestuurder ook in dienst, vraag dan eerst advies: er is een redelijke grond nodig en meestal een transitievergoeding.',
          clauses: {
            dismissed:
              'De algemene vergadering ontslaat {leaving_director} met ingang van {effective_date}, of van de dag van dit besluit als die later is, als bestuurder van de vennootschap (artikel 2:244 van het Burgerlijk Wetboek).',
            reason: 'De reden daarvan is: {dismissal_reason}.',
            heard:
              '{leaving_director} is vóór het besluit over het voornemen geïnformeerd en heeft de gelegenheid gehad om zich daarover uit te spreken en advies te geven.',
            contract:
              'Is er ook een arbeidsovereenkomst met de vennootschap, dan geldt dit besluit als opzegging daarvan met de termijn die daarvoor geldt, behalve als de wet die opzegging verbiedt of schriftelijk iets anders is afgesproken. Een managementovereenkomst eindigt zoals daarin staat.',
            register: 'Het bestuur geeft het ontslag binnen een week nadat het is ingegaan op aan het handelsregister.',
          },
        },
        discharge: {
          title: 'Decharge',
          plain: 'Het bestuur wordt niet meer aangesproken op wat de aandeelhouders weten.',
          clauses: {
            granted:
              'De algemene vergadering verleent decharge aan wie bestuurder was in het boekjaar dat is geëindigd op {year_end}, voor het bestuur in dat boekjaar.',
            limits:
              'De decharge geldt alleen voor wat uit de jaarrekening blijkt of op een andere manier aan de algemene vergadering is bekendgemaakt voordat zij besloot, en werkt niet tegenover anderen dan de vennootschap, zoals een curator bij toepassing van artikel 2:248 van het Burgerlijk Wetboek.',
          },
        },
        own: {
          title: 'Besluit',
          plain: 'Wat er wordt besloten.',
          clauses: { decided: 'De algemene vergadering besluit het volgende: {own_decision}.' },
        },
        record: {
          title: 'Aantekening',
          plain: 'Het bestuur bewaart dit besluit.',
          clauses: {
            kept: 'Het bestuur houdt aantekening van dit besluit en legt het ter inzage van wie vergaderrecht heeft (artikel 2:230 lid 4 van het Burgerlijk Wetboek).',
          },
        },
        signature: {
          title: signatures.title,
          plain: `Alle aandeelhouders tekenen. Voor een bedrijf tekent wie dat mag vertegenwoordigen. ${signatures.plain}`,
          clauses: { holder: '{holder_name}' },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shareholdersResolutionShape>

export const shareholdersResolution = make(write(shareholdersResolutionShape, texts))
