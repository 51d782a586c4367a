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
import { loanSpec } from './questions.ts'
import { loanShape } from './shape.ts'

const { write, make } = contractTexts(loanSpec, 'nl', {
  sections: { ...partySections, loan: 'De lening', terms: 'Rente en aflossing', security: 'Zekerheid' },
  questions: {
    ...partyQuestions,
    our_role: {
      label: 'Leent jouw bedrijf geld uit, of leent het van de ander?',
      help: 'Leen je van veel mensen tegelijk, vraag dan eerst advies: daar gelden strenge regels voor.',
      options: { lend: 'Wij lenen geld uit', borrow: 'Wij lenen geld van de ander' },
    },
    amount: { label: 'Om welk bedrag gaat het?', gap: 'bedrag van de lening' },
    loan_purpose: {
      label: 'Waarvoor is het geld?',
      help: 'Bijvoorbeeld: de aankoop van een bestelbus.',
      gap: 'waarvoor het geld is',
    },
    person_use: {
      label: 'Waarvoor leent deze persoon het geld?',
      help: 'Alleen voor beroep of bedrijf. Wie voor privé leent, is consument, en uitlenen aan een consument mag niet zonder vergunning. Of dat ook geldt voor een privélening van je BV aan jezelf, hangt van de omstandigheden af: laat je daarover adviseren, want dit contract is er niet voor.',
      options: { business: 'Voor beroep of bedrijf', private: 'Voor privé' },
    },
    payout_date: { label: 'Op welke dag wordt het geld uitbetaald?', gap: 'dag van uitbetaling' },
    related: {
      label: 'Horen de partijen bij elkaar?',
      help: 'Bijvoorbeeld een BV en haar bestuurder, aandeelhouder of diens familie, of twee bedrijven van dezelfde eigenaar. De voorwaarden moeten dan zakelijk zijn, anders grijpt de Belastingdienst in. Leent een grootaandeelhouder met zijn partner samen meer dan € 500.000 van eigen vennootschappen, dan wordt het meerdere belast (Wet excessief lenen).',
    },
    interest: {
      label: 'Wordt er rente betaald?',
      help: 'Horen de partijen bij elkaar, kies dan een rente: zonder rente kan de Belastingdienst doen alsof die er wel is.',
      options: { fixed: 'Ja, een vaste rente', none: 'Nee' },
    },
    interest_rate: {
      label: 'Hoeveel procent rente per jaar?',
      help: 'Kies wat een ander voor zo’n lening zou vragen.',
      gap: 'rente in procenten',
    },
    repayment: {
      label: 'Hoe wordt de lening terugbetaald?',
      help: 'Annuïteit: iedere maand hetzelfde bedrag aan rente en aflossing samen.',
      options: {
        end: 'In één keer aan het eind',
        linear: 'Iedere maand een gelijk deel',
        annuity: 'Iedere maand een gelijk bedrag met rente (annuïteit)',
      },
    },
    interest_due: {
      label: 'Wanneer wordt de rente betaald?',
      options: { yearly: 'Ieder jaar', end: 'Aan het eind, met de aflossing' },
    },
    end_date: { label: 'Op welke dag moet alles zijn terugbetaald?', gap: 'laatste dag' },
    term_count: { label: 'In hoeveel maandelijkse termijnen?', gap: 'aantal termijnen' },
    first_term: {
      label: 'Op welke dag is de eerste termijn?',
      help: 'Op zijn vroegst een maand na de uitbetaling.',
      gap: 'dag van de eerste termijn',
    },
    early: { label: 'Mag er zonder kosten eerder worden afgelost?' },
    security: {
      label: 'Komt er zekerheid voor de terugbetaling?',
      help: 'Een pandrecht is op spullen of vorderingen. Een borg betaalt als de geldnemer dat niet doet. Voor een huis of voor aandelen moet je naar de notaris.',
      options: { none: 'Nee', pledge: 'Een pandrecht', surety: 'Een borg' },
    },
    pledged: {
      label: 'Waarop komt het pandrecht?',
      help: 'Omschrijf het zo dat niemand zich kan vergissen, bijvoorbeeld met merk en kenteken.',
      gap: 'waarop het pandrecht komt',
    },
    surety_name: {
      label: 'Wie wordt borg?',
      help: 'Voor- en achternaam, of de naam van het bedrijf. De echtgenoot of geregistreerde partner van een privépersoon moet meestal schriftelijk toestemmen, anders kan die de borgtocht vernietigen.',
      gap: 'naam van de borg',
    },
    surety_max: { label: 'Tot welk bedrag is de borg aansprakelijk?', gap: 'hoogste bedrag van de borg' },
    subordinated: {
      label: 'Is de lening achtergesteld?',
      help: 'Dan gaan andere schuldeisers voor als de geldnemer niet iedereen kan betalen. Een bank vraagt er soms om.',
    },
    set_off: {
      label: 'Mag de geldnemer verrekenen met wat de geldgever hem schuldig is?',
      help: 'Volgens de wet mag dat. Kies nee als er altijd gewoon betaald moet worden.',
    },
  },
})

const texts = {
  title: 'Overeenkomst van geldlening',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Partijen',
          plain: 'Wie het geld uitleent en wie het leent.',
          clauses: {
            intro: 'De ondergetekenden:',
            us_lend: `${ourIntroduction}, hierna te noemen: de geldgever;`,
            company_lends: `${otherCompany}, hierna te noemen: de geldgever;`,
            person_lends: `${otherPerson}, hierna te noemen: de geldgever;`,
            us_borrow: `${ourIntroduction}, hierna te noemen: de geldnemer;`,
            company_borrows: `${otherCompany}, hierna te noemen: de geldnemer;`,
            person_borrows: `${otherPerson}, hierna te noemen: de geldnemer;`,
            agree: 'hierna samen te noemen: partijen, komen het volgende overeen.',
          },
        },
        loan: {
          title: 'De lening',
          plain: 'Hoeveel er wordt geleend, waarvoor en vanaf wanneer.',
          clauses: {
            amount:
              'De hoofdsom van de lening is {amount}. De geldgever leent dit bedrag aan de geldnemer, die het moet terugbetalen. Dit is een overeenkomst van geldlening als bedoeld in artikel 7:129 van het Burgerlijk Wetboek.',
            purpose: 'De geldnemer gebruikt de lening voor het volgende doel: {loan_purpose}.',
            business:
              'De geldnemer verklaart dat hij de lening aangaat voor zijn beroep of bedrijf en niet als consument, en gebruikt haar niet voor privédoeleinden.',
            payout:
              'De geldgever betaalt de hoofdsom op {payout_date} uit op de bankrekening die de geldnemer hem opgeeft.',
          },
        },
        related: {
          title: 'Verbonden partijen',
          plain:
            'Horen de partijen bij elkaar, dan moet de lening zakelijk zijn en goed zijn besloten. Leg het besluit apart vast voordat je tekent, bijvoorbeeld als aandeelhoudersbesluit.',
          clauses: {
            arms_length:
              'Partijen zijn aan elkaar verbonden. Zij hebben de voorwaarden van deze lening zo gekozen als zij die met een ander, in dezelfde omstandigheden, zouden hebben afgesproken.',
            no_interest:
              'Partijen zijn aan elkaar verbonden. Zij hebben ervoor gekozen om geen rente af te spreken en weten dat voor de belasting toch van een zakelijke rente kan worden uitgegaan. De andere voorwaarden hebben zij zo gekozen als zij die met een ander, in dezelfde omstandigheden, zouden hebben afgesproken.',
            conflict:
              'Een bestuurder van een van partijen die bij deze lening een direct of indirect persoonlijk belang heeft dat strijdig is met het belang van die partij, heeft niet deelgenomen aan de beraadslaging en de besluitvorming van haar bestuur. Kon het bestuur daardoor geen besluit nemen, dan heeft het orgaan besloten dat de wet en de statuten daarvoor aanwijzen (voor een besloten vennootschap artikel 2:239 lid 6 van het Burgerlijk Wetboek).',
            sole: 'Houdt een van partijen alle aandelen in de andere, dan is deze overeenkomst ook de schriftelijke vastlegging die artikel 2:247 van het Burgerlijk Wetboek verlangt.',
          },
        },
        interest: {
          title: 'Rente',
          plain: 'Hoeveel rente er wordt betaald, en wanneer.',
          clauses: {
            rate: 'De geldnemer betaalt vanaf de dag van uitbetaling een vaste rente van {interest_rate} procent per jaar over het deel van de hoofdsom dat nog niet is afgelost.',
            yearly:
              'De rente wordt per dag berekend, met een jaar van 365 dagen, en ieder jaar achteraf betaald op 31 december, en voor het laatst bij de aflossing.',
            at_end:
              'De rente wordt per dag berekend, met een jaar van 365 dagen, en in één keer betaald bij de aflossing. Zolang zij niet betaald hoeft te zijn, wordt over de rente geen rente berekend.',
            monthly:
              'De rente wordt per maand berekend, op een twaalfde van de rente per jaar, en betaald met iedere termijn van {ref:repayment}.',
            first_days:
              'Ligt er tussen de uitbetaling en de eerste termijn meer dan een maand, dan wordt de rente over de dagen daarvoor per dag berekend, met een jaar van 365 dagen, en bij de eerste termijn apart betaald.',
            none: 'De geldnemer betaalt over de lening geen rente.',
          },
        },
        repayment: {
          title: 'Aflossing',
          plain: 'Hoe en wanneer de lening wordt terugbetaald.',
          clauses: {
            at_end: 'De geldnemer betaalt de hoofdsom in één keer terug, uiterlijk op {end_date}.',
            equal:
              'De geldnemer lost de hoofdsom af in {term_count} gelijke maandelijkse termijnen, de eerste op {first_term}.',
            annuity:
              'De geldnemer betaalt rente en aflossing in {term_count} gelijke maandelijkse bedragen (annuïteiten), het eerste op {first_term}. Het bedrag wordt zo berekend dat met de laatste termijn de hele hoofdsom en alle rente zijn betaald.',
            same_day:
              'De volgende termijnen zijn steeds op dezelfde dag van de maand of, als een maand die dag niet heeft, op de laatste dag.',
            schedule:
              'De geldgever geeft de geldnemer bij de uitbetaling een overzicht van de termijnen. Een verschil door afronding wordt met de laatste termijn verrekend.',
            order:
              'Een betaling gaat eerst af van de kosten, dan van de rente die openstaat en dan van de hoofdsom (artikel 6:44 van het Burgerlijk Wetboek).',
            early:
              'De geldnemer mag de lening op ieder moment geheel of voor een deel eerder aflossen, zonder vergoeding.',
            early_interest: 'Daarbij betaalt hij ook de rente tot die dag over het bedrag dat hij aflost.',
            lower: 'Na een extra aflossing worden de volgende termijnen opnieuw berekend. Hun aantal blijft gelijk.',
            not_early: 'Eerder aflossen kan alleen met schriftelijke toestemming van de geldgever.',
            no_set_off:
              'De geldnemer betaalt zonder verrekening en zonder opschorting, behalve voor zover de geldgever de vordering van de geldnemer heeft erkend of een rechter haar heeft vastgesteld.',
          },
        },
        late: {
          title: 'Te late betaling',
          plain: 'Wat er gebeurt als er niet op tijd wordt betaald.',
          clauses: {
            demand:
              'Betaalt de geldnemer niet op tijd, dan kan de geldgever hem schriftelijk aanmanen om binnen veertien dagen alsnog te betalen. Doet hij dat niet, dan is hij in verzuim.',
            statutory:
              'Een geldnemer die in verzuim is, betaalt over het te late bedrag, vanaf de dag waarop het betaald had moeten zijn, de wettelijke rente van artikel 6:119 van het Burgerlijk Wetboek of, als die hoger is, de afgesproken rente. Beide tegelijk over hetzelfde bedrag betaalt hij niet.',
            only_statutory:
              'Een geldnemer die in verzuim is, betaalt over het te late bedrag, vanaf de dag waarop het betaald had moeten zijn, de wettelijke rente van artikel 6:119 van het Burgerlijk Wetboek.',
            costs:
              'Daarnaast vergoedt hij de redelijke kosten om het bedrag te innen, volgens artikel 6:96 van het Burgerlijk Wetboek.',
          },
        },
        due: {
          title: 'Wanneer alles direct moet worden betaald',
          plain: 'Gaat het mis bij wie leent, dan kan het hele bedrag worden opgeëist.',
          clauses: {
            intro: 'De geldgever kan de hele lening met de rente schriftelijk en direct opeisen als de geldnemer:',
            default: 'met een betaling in verzuim is als bedoeld in {ref:late.demand};',
            insolvent:
              'failliet is verklaard, surseance van betaling heeft gekregen of is toegelaten tot de schuldsanering;',
            ended: 'overlijdt, wordt ontbonden, of zijn onderneming geheel of grotendeels staakt of overdraagt;',
            seized:
              'een belangrijk deel van zijn vermogen in beslag genomen ziet en het beslag niet binnen dertig dagen is opgeheven;',
            breach:
              'een andere verplichting uit deze overeenkomst niet nakomt en dat na een schriftelijke aanmaning niet binnen veertien dagen herstelt.',
            tells: 'De geldnemer laat het de geldgever direct weten als zoiets gebeurt of dreigt.',
          },
        },
        security: {
          title: 'Zekerheid',
          plain:
            'Waarop de geldgever kan terugvallen als er niet wordt betaald. Een pandrecht of borg komt in een apart stuk. Wie privé borg wordt, tekent dat het best met pen.',
          clauses: {
            none: 'De geldnemer geeft voor de lening geen zekerheid.',
            pledge:
              'De geldnemer geeft de geldgever een pandrecht op het volgende, tot zekerheid van alles wat hij op grond van deze overeenkomst schuldig is of wordt: {pledged}.',
            pledge_deed:
              'Partijen vestigen het pandrecht met een afzonderlijke pandakte, op de manier die de wet voor die goederen voorschrijft. Blijft een verpande zaak bij de geldnemer, of krijgt degene die een verpande vordering moet betalen van het pandrecht geen bericht, dan is dat een notariële akte of een akte die bij de Belastingdienst wordt geregistreerd.',
            pledge_free:
              'De geldnemer verklaart dat hij bevoegd is het pandrecht te geven en dat op wat hij verpandt geen andere rechten of beslagen rusten.',
            surety:
              'De geldnemer zorgt dat {surety_name} zich in een afzonderlijke schriftelijke overeenkomst borg stelt voor alles wat de geldnemer op grond van deze overeenkomst schuldig is of wordt, tot ten hoogste {surety_max}.',
            spouse:
              'Is de borg getrouwd of geregistreerd als partner, dan geeft die echtgenoot of partner schriftelijk toestemming als artikel 1:88 van het Burgerlijk Wetboek die verlangt.',
            first: 'De geldgever hoeft de hoofdsom pas uit te betalen als deze zekerheid is gegeven.',
          },
        },
        subordination: {
          title: 'Achterstelling',
          plain: 'Is er te weinig voor iedereen, dan gaan andere schuldeisers voor.',
          clauses: {
            behind:
              'De vordering van de geldgever uit deze overeenkomst is achtergesteld bij de vorderingen van alle andere schuldeisers van de geldnemer die niet zelf zijn achtergesteld (artikel 3:277 lid 2 van het Burgerlijk Wetboek). Bij faillissement, surseance van betaling, schuldsanering, een akkoord of ontbinding van de geldnemer krijgt de geldgever pas betaald als zij geheel zijn betaald of met iets anders hebben ingestemd.',
            meanwhile: 'Zolang daarvan geen sprake is, betaalt de geldnemer rente en aflossing gewoon op tijd.',
          },
        },
        final: finalProvisions,
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof loanShape>

export const loanAgreement = make(write(loanShape, texts))
