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
import { ndaSpec } from './questions.ts'
import { ndaShape } from './shape.ts'

const { write, make } = contractTexts(ndaSpec, 'nl', {
  sections: { ...partySections, secret: 'Wat geheim blijft', breach: 'Als iemand zich er niet aan houdt' },
  questions: {
    ...partyQuestions,
    direction: {
      label: 'Wie vertelt er iets vertrouwelijks?',
      options: { both: 'Wij allebei', us: 'Alleen wij', other: 'Alleen de andere partij' },
    },
    purpose: {
      label: 'Waarvoor wordt het verteld?',
      help: 'Bijvoorbeeld: onderzoeken of we samen een webwinkel beginnen.',
      gap: 'waarvoor het wordt verteld',
    },
    start_date: { label: 'Vanaf welke dag geldt de afspraak?', gap: 'begindatum' },
    secret_years: {
      label: 'Hoeveel jaar moet het geheim blijven?',
      help: 'Twee tot vijf jaar is gebruikelijk.',
      gap: 'aantal jaren',
    },
    penalty: {
      label: 'Komt er een boete op als iemand zich er niet aan houdt?',
      help: 'Zonder boete moet je aantonen hoeveel schade je had. Dat is lastig.',
    },
    penalty_amount: {
      label: 'Hoe hoog is de boete per overtreding?',
      help: 'Houd het redelijk: een rechter kan een veel te hoge boete verlagen.',
      gap: 'bedrag van de boete',
    },
    penalty_daily: { label: 'En per dag dat de overtreding doorgaat? (niet verplicht)', gap: 'boete per dag' },
  },
})

const texts = {
  title: 'Geheimhoudingsovereenkomst',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Partijen',
          plain: 'Tussen wie deze afspraken gelden.',
          clauses: {
            intro: 'De ondergetekenden:',
            us: `${ourIntroduction}, hierna te noemen: {our_name};`,
            company: `${otherCompany}, hierna te noemen: {other_name};`,
            person: `${otherPerson}, hierna te noemen: {other_name};`,
            agree: 'hierna samen te noemen: partijen, komen het volgende overeen.',
          },
        },
        purpose: {
          title: 'Doel',
          plain: 'Waarom er iets vertrouwelijks wordt gedeeld, en wie dat deelt.',
          clauses: {
            both: 'Partijen delen over en weer vertrouwelijke informatie voor het volgende doel: {purpose} (hierna: het doel).',
            us: '{our_name} deelt vertrouwelijke informatie met {other_name} voor het volgende doel: {purpose} (hierna: het doel).',
            other:
              '{other_name} deelt vertrouwelijke informatie met {our_name} voor het volgende doel: {purpose} (hierna: het doel).',
            roles:
              'Wie vertrouwelijke informatie deelt, heet hierna: de verstrekker. Wie deze krijgt, heet hierna: de ontvanger.',
          },
        },
        confidential: {
          title: 'Vertrouwelijke informatie',
          plain: 'Wat geheim is, en wat niet.',
          clauses: {
            what: 'Vertrouwelijke informatie is alle informatie die de verstrekker voor het doel deelt, op papier, digitaal, mondeling of op een andere manier, en waarvan de ontvanger weet of redelijkerwijs hoort te weten dat die vertrouwelijk is. Ook het bestaan van de gesprekken over het doel is vertrouwelijk.',
            not: 'Niet vertrouwelijk is informatie waarvan de ontvanger aantoont dat zij:',
            public: 'openbaar is of openbaar wordt zonder dat de ontvanger deze overeenkomst schendt;',
            known: 'al bij de ontvanger bekend was voordat de verstrekker haar deelde;',
            third: 'van een derde is verkregen die haar mocht delen;',
            own: 'door de ontvanger zelf is ontwikkeld zonder vertrouwelijke informatie te gebruiken.',
            proof:
              'Een combinatie van gegevens is niet openbaar of bekend alleen doordat de losse onderdelen dat zijn.',
          },
        },
        duties: {
          title: 'Verplichtingen van de ontvanger',
          plain: 'Niet doorvertellen, alleen voor het doel gebruiken en er goed op passen.',
          clauses: {
            intro: 'De ontvanger:',
            secret: 'houdt de vertrouwelijke informatie geheim;',
            purpose_only: 'gebruikt haar alleen voor het doel;',
            care: 'beveiligt haar met redelijke maatregelen, en ten minste zo zorgvuldig als de eigen vertrouwelijke informatie;',
            who: 'deelt haar alleen met de eigen werknemers, opdrachtnemers en adviseurs die haar voor het doel nodig hebben en die ten minste dezelfde geheimhouding in acht moeten nemen.',
            staff: 'De ontvanger staat ervoor in dat zij zich aan deze overeenkomst houden.',
          },
        },
        must_tell: {
          title: 'Verplichte bekendmaking',
          plain: 'Als de wet of een rechter het vraagt, mag het wel. Een misstand melden mag altijd.',
          clauses: {
            law: 'De ontvanger mag vertrouwelijke informatie bekendmaken voor zover de wet, een rechter of een bevoegde toezichthouder dat voorschrijft.',
            warns:
              'De ontvanger laat dit, als dat mag, vooraf aan de verstrekker weten en maakt niet meer bekend dan nodig is.',
            whistle:
              'Deze overeenkomst beperkt niemand in het recht om een misstand te melden volgens de Wet bescherming klokkenluiders.',
          },
        },
        back: {
          title: 'Teruggeven en vernietigen',
          plain: 'Vraagt de ander het terug, dan geef je het terug of wis je het.',
          clauses: {
            returns:
              'Op schriftelijk verzoek van de verstrekker geeft de ontvanger de vertrouwelijke informatie binnen veertien dagen terug of vernietigt hij haar, en bevestigt hij dat schriftelijk.',
            copies:
              'De ontvanger mag bewaren wat hij volgens de wet moet bewaren en wat in gewone reservekopieën staat. Daarvoor blijft de geheimhouding gelden zolang hij het bewaart.',
          },
        },
        rights: {
          title: 'Rechten',
          plain: 'Iets delen is nog niet weggeven.',
          clauses: {
            none: 'Alle rechten op de vertrouwelijke informatie blijven bij de verstrekker. De ontvanger krijgt geen licentie of ander recht, behalve om haar voor het doel te gebruiken.',
            as_is:
              'Deze overeenkomst verplicht niemand om informatie te delen of om een andere overeenkomst te sluiten. De verstrekker staat niet in voor de juistheid of volledigheid van wat hij deelt.',
            personal_data:
              'Bevat de informatie persoonsgegevens, dan houdt ieder van partijen zich aan de Algemene verordening gegevensbescherming.',
          },
        },
        term: {
          title: 'Duur',
          plain: 'Vanaf wanneer de geheimhouding geldt en hoe lang. Wie stopt, blijft zwijgen over wat al is gedeeld.',
          clauses: {
            from: 'Deze overeenkomst geldt vanaf {start_date}, ook voor vertrouwelijke informatie die daarvoor al voor het doel is gedeeld.',
            lasts:
              'De geheimhouding geldt tot {secret_years} jaar na de dag waarop de laatste vertrouwelijke informatie is gedeeld.',
            trade_secret:
              'Voor wat een bedrijfsgeheim is in de zin van de Wet bescherming bedrijfsgeheimen, blijft de geheimhouding gelden zolang het een bedrijfsgeheim is.',
            ends: 'Ieder van partijen kan deze overeenkomst op ieder moment schriftelijk opzeggen. Zij geldt dan niet voor informatie die daarna wordt gedeeld. Voor wat al is gedeeld, blijft zij gelden.',
          },
        },
        breach: {
          title: 'Boete',
          plain: 'Wat je betaalt als je je er niet aan houdt. Een rechter kan een veel te hoge boete verlagen.',
          clauses: {
            penalty:
              'De ontvanger die niet nakomt wat in {ref:duties} of in {ref:back} staat, is aan de verstrekker zonder ingebrekestelling een direct opeisbare boete verschuldigd van {penalty_amount} per overtreding.',
            daily:
              'Daarbij komt een boete van {penalty_daily} voor iedere dag dat de overtreding voortduurt, een deel van een dag als hele dag gerekend.',
            damages:
              'In afwijking van artikel 6:92 van het Burgerlijk Wetboek mag de verstrekker naast de boete nakoming vragen, en vergoeding van de schade voor zover die hoger is dan de boete.',
          },
        },
        final: finalProvisions,
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof ndaShape>

export const nda = make(write(ndaShape, texts))
