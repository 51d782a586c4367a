import type { TextsFor } from '../../documents/index.ts'
import { otherCompany, otherPerson, ourIntroduction, partyQuestions, partySections, signatures } from '../common/nl.ts'
import { contractTexts } from '../template.ts'
import { freelanceSpec } from './questions.ts'
import { freelanceShape } from './shape.ts'

const { write, make } = contractTexts(freelanceSpec, 'nl', {
  sections: {
    ...partySections,
    assignment: 'De opdracht',
    fee: 'De vergoeding',
    risk: 'Rechten en risico',
  },
  questions: {
    ...partyQuestions,
    our_role: {
      label: 'Wat ben jij?',
      options: { client: 'De opdrachtgever', contractor: 'De opdrachtnemer: wij doen het werk' },
    },
    other_kind: {
      ...partyQuestions.other_kind,
      help: 'Een zzp’er met een KVK-nummer is een bedrijf. Deze overeenkomst is niet voor een opdracht van een consument.',
    },
    assignment: {
      label: 'Wat is de opdracht?',
      help: 'Zo concreet mogelijk: wat is er aan het einde klaar? Bijvoorbeeld: het ontwerpen en bouwen van een webwinkel.',
      gap: 'de opdracht',
    },
    promise: {
      label: 'Wat belooft de opdrachtnemer?',
      options: { effort: 'Goed zijn best te doen', result: 'Dat het af en bruikbaar is' },
    },
    substitution: {
      label: 'Mag de opdrachtnemer zich door iemand anders laten vervangen?',
      help: 'Wie zich echt vrij mag laten vervangen, is minder snel werknemer. Het is wel maar één van de dingen die tellen. Kies alleen ja als jullie het ook zo doen.',
    },
    start_date: { label: 'Op welke dag begint de opdracht?', gap: 'begindatum' },
    until: {
      label: 'Wanneer is de opdracht voorbij?',
      options: { done: 'Als het werk klaar is', date: 'Op een bepaalde dag', notice: 'Als iemand opzegt' },
    },
    end_date: { label: 'Op welke dag?', gap: 'einddatum' },
    notice_days: {
      label: 'Met hoeveel dagen opzegtermijn mag je stoppen?',
      help: 'Voor allebei gelijk. Dertig dagen is gebruikelijk.',
      gap: 'aantal dagen',
    },
    fee: {
      label: 'Hoe wordt er betaald?',
      help: 'Een vaste prijs is voor de hele opdracht, of per maand als die doorloopt tot iemand opzegt.',
      options: { hourly: 'Per uur', fixed: 'Een vaste prijs' },
    },
    hourly_rate: {
      label: 'Wat is het uurtarief, zonder btw?',
      help: 'Bij een laag tarief wordt eerder gedacht aan een dienstverband.',
      gap: 'uurtarief',
    },
    most_hours: { label: 'Hoeveel uur ten hoogste? (niet verplicht)', gap: 'hoogste aantal uren' },
    fixed_fee: { label: 'Wat is de prijs voor de hele opdracht, zonder btw?', gap: 'vaste prijs' },
    monthly_fee: { label: 'Wat is de prijs per maand, zonder btw?', gap: 'prijs per maand' },
    costs: { label: 'Worden onkosten apart vergoed?', help: 'Zoals reizen of materiaal.' },
    payment_days: {
      label: 'Binnen hoeveel dagen moet een factuur betaald zijn?',
      help: 'Ten hoogste 60 dagen. Betaalt een groot bedrijf aan een klein bedrijf, dan ten hoogste 30.',
      gap: 'aantal dagen',
    },
    rights: {
      label: 'Van wie zijn de rechten op wat er wordt gemaakt?',
      options: {
        transfer: 'Van de opdrachtgever, zodra hij heeft betaald',
        licence: 'Van de opdrachtnemer; de opdrachtgever mag het gebruiken',
      },
    },
    cap_amount: {
      label: 'Tot welk bedrag per gebeurtenis is ieder aansprakelijk voor schade?',
      help: 'Kijk wat de verzekering per schade dekt.',
      gap: 'hoogste bedrag aan schade',
    },
    insured: { label: 'Moet de opdrachtnemer voor aansprakelijkheid verzekerd zijn?' },
    personal_data: {
      label: 'Werkt de opdrachtnemer met persoonsgegevens van de opdrachtgever?',
      help: 'Zoals adressen van klanten. Dan is vaak ook een verwerkersovereenkomst nodig.',
    },
    penalty: { label: 'Komt er een boete op als iemand geheimen doorvertelt?' },
    penalty_amount: {
      label: 'Hoe hoog is de boete per overtreding?',
      help: 'Houd het redelijk: een rechter kan een veel te hoge boete verlagen.',
      gap: 'bedrag van de boete',
    },
  },
})

const texts = {
  title: 'Overeenkomst van opdracht',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Partijen',
          plain: 'Wie de opdracht geeft en wie het werk doet.',
          clauses: {
            intro: 'De ondergetekenden:',
            us: `${ourIntroduction}; en`,
            company: `${otherCompany};`,
            person: `${otherPerson};`,
            we_ask: 'Hierna heet {our_name} de opdrachtgever en {other_name} de opdrachtnemer.',
            we_work: 'Hierna heet {our_name} de opdrachtnemer en {other_name} de opdrachtgever.',
            agree: 'Partijen komen het volgende overeen.',
          },
        },
        assignment: {
          title: 'De opdracht',
          plain: 'Wat er wordt gedaan en wat daarover wordt beloofd.',
          clauses: {
            what: 'De opdrachtgever geeft de opdrachtnemer de volgende opdracht, die de opdrachtnemer aanneemt: {assignment}.',
            effort:
              'De opdrachtnemer spant zich in om de opdracht goed uit te voeren. Hij staat niet in voor een bepaald resultaat.',
            result:
              'De opdrachtnemer staat ervoor in dat het resultaat van de opdracht af is en voldoet aan wat partijen hebben afgesproken en aan wat de opdrachtgever daarvan redelijkerwijs mag verwachten. Wat niet voldoet, herstelt hij kosteloos binnen een redelijke termijn.',
            business:
              'Dit is een overeenkomst van opdracht als bedoeld in artikel 7:400 van het Burgerlijk Wetboek. Partijen sluiten haar ieder in de uitoefening van een eigen beroep of bedrijf.',
          },
        },
        independence: {
          title: 'Zelfstandigheid',
          plain:
            'De opdrachtnemer is geen werknemer. Wat telt, is hoe jullie echt werken: lijkt dat op een dienstverband, dan helpt dit contract niet en kan de Belastingdienst naheffen.',
          clauses: {
            none: 'Partijen willen geen arbeidsovereenkomst in de zin van artikel 7:610 van het Burgerlijk Wetboek sluiten.',
            own_way:
              'De opdrachtnemer werkt zelfstandig, zonder toezicht of leiding van de opdrachtgever. Hij bepaalt zelf hoe hij de opdracht uitvoert en deelt zijn werk en tijd zelf in. De opdrachtgever mag aanwijzingen geven over het resultaat van de opdracht. Is dat voor het werk nodig, dan stemmen partijen tijden en plaats met elkaar af.',
            own_means:
              'De opdrachtnemer gebruikt eigen gereedschap en middelen, behalve waar dat door de aard van de opdracht niet kan.',
            others: 'De opdrachtnemer mag ook voor anderen werken. Hij draagt zijn eigen ondernemersrisico.',
            no_pay:
              'Bij ziekte, vakantie of een andere reden waarom niet wordt gewerkt, is de opdrachtgever geen vergoeding verschuldigd.',
            practice:
              'Partijen voeren de opdracht ook in de praktijk zo uit. Verandert dat, dan overleggen zij en passen zij deze overeenkomst aan of beëindigen zij haar.',
            tax: 'Hoe de verhouding voor de belasting en de sociale zekerheid wordt beoordeeld, hangt af van alle omstandigheden. Deze overeenkomst geeft daarover geen zekerheid en geen van partijen doet daarover een toezegging.',
          },
        },
        performance: {
          title: 'Uitvoering',
          plain: 'Hoe het werk wordt gedaan, en wie het mag doen.',
          clauses: {
            care: 'De opdrachtnemer neemt de zorg van een goed opdrachtnemer in acht.',
            free: 'De opdrachtnemer mag zich zonder toestemming laten vervangen en anderen inschakelen. Hij laat dat vooraf weten en zorgt dat de vervanger even geschikt is. De opdrachtgever mag een vervanger alleen weigeren op grond van objectieve eisen die de opdracht stelt.',
            consent:
              'De opdrachtnemer mag zich alleen met schriftelijke toestemming van de opdrachtgever laten vervangen of anderen inschakelen. De opdrachtgever weigert die niet zonder redelijke grond.',
            cooperation:
              'De opdrachtgever geeft op tijd de informatie en medewerking die voor de opdracht nodig zijn. Doet hij dat niet, dan worden afgesproken termijnen evenredig verlengd.',
            report:
              'De opdrachtnemer houdt de opdrachtgever op de hoogte en laat direct weten als iets niet of niet op tijd lukt. Hij blijft verantwoordelijk voor wie hij inschakelt.',
          },
        },
        term: {
          title: 'Duur en einde',
          plain: 'Wanneer de opdracht begint, en hoe je kunt stoppen.',
          clauses: {
            done: 'De opdracht begint op {start_date} en eindigt wanneer zij is voltooid.',
            date: 'De opdracht begint op {start_date} en eindigt van rechtswege op {end_date}.',
            open: 'De opdracht begint op {start_date} en geldt voor onbepaalde tijd.',
            notice:
              'Ieder van partijen kan haar op ieder moment schriftelijk opzeggen met een opzegtermijn van {notice_days} {notice_days_is_one?dag|dagen}.',
            at_once:
              'Komt een van partijen een belangrijke verplichting niet na, ook niet binnen een redelijke termijn nadat de ander haar daar schriftelijk om heeft gevraagd, dan mag de ander deze overeenkomst direct beëindigen. Is nakomen blijvend onmogelijk, dan is dat verzoek niet nodig.',
            bankrupt: 'Dat mag ook als de ander failliet is verklaard of haar bedrijf beëindigt.',
            settle:
              'Bij het einde betaalt de opdrachtgever voor het werk dat tot dan volgens de overeenkomst is gedaan, bij een vaste prijs naar evenredigheid. Een verdere schadevergoeding vanwege een opzegging is niet verschuldigd. De opdrachtnemer geeft wat klaar is en wat van de opdrachtgever is aan hem over.',
          },
        },
        fee: {
          title: 'Vergoeding',
          plain: 'Wat het kost.',
          clauses: {
            hourly:
              'De vergoeding is {hourly_rate} voor ieder uur dat voor de opdracht is gewerkt. De opdrachtnemer houdt zijn uren bij.',
            most: 'Zonder vooraf gegeven schriftelijk akkoord van de opdrachtgever worden niet meer dan {most_hours} uur in rekening gebracht.',
            fixed: 'De vergoeding voor de hele opdracht is {fixed_fee}.',
            per_month:
              'De vergoeding is {monthly_fee} per maand. Over een deel van een maand is een evenredig deel verschuldigd.',
            vat: 'De bedragen zijn zonder btw. Is btw verschuldigd, dan komt die erbij.',
            costs:
              'Onkosten die voor de opdracht nodig zijn en die de opdrachtgever vooraf heeft goedgekeurd, worden apart vergoed tegen overlegging van een bewijs.',
            no_costs: 'Alle kosten zijn in de vergoeding begrepen.',
            more: 'Vraagt de opdrachtgever om meer of ander werk, dan spreken partijen vooraf schriftelijk af wat dat kost.',
          },
        },
        payment: {
          title: 'Facturen en betaling',
          plain: 'Wanneer er wordt gefactureerd en betaald.',
          clauses: {
            monthly:
              'De opdrachtnemer stuurt na afloop van iedere maand een factuur die aan de wet voldoet, met een overzicht van de gewerkte uren.',
            after:
              'De opdrachtnemer stuurt een factuur die aan de wet voldoet als de opdracht is voltooid. Duurt de opdracht langer dan een maand, dan mag hij na iedere maand een deel in rekening brengen dat past bij het werk dat klaar is.',
            each_month: 'De opdrachtnemer stuurt na afloop van iedere maand een factuur die aan de wet voldoet.',
            term: 'De opdrachtgever betaalt binnen {payment_days} {payment_days_is_one?dag|dagen} na ontvangst van de factuur.',
            shorter:
              'Is de opdrachtgever een grote onderneming en de opdrachtnemer niet, of is de opdrachtgever een overheidsinstantie, dan is de termijn ten hoogste dertig dagen.',
            late: 'Betaalt de opdrachtgever niet op tijd, dan is hij zonder ingebrekestelling de wettelijke handelsrente van artikel 6:119a van het Burgerlijk Wetboek verschuldigd en de redelijke incassokosten, met een minimum van veertig euro.',
            disputed:
              'Is de opdrachtgever het met een factuur niet eens, dan laat hij dat binnen de betaaltermijn met redenen weten. Het deel waarover geen verschil van mening is, betaalt hij op tijd.',
          },
        },
        liability: {
          title: 'Aansprakelijkheid, verzekering en belasting',
          plain: 'Wie schade betaalt, en tot welk bedrag.',
          clauses: {
            cap: 'Wie van partijen tekortschiet, vergoedt de schade van de ander tot ten hoogste {cap_amount} per gebeurtenis. Keert een verzekeraar voor die schade meer uit, dan geldt dat hogere bedrag. De verplichting om de vergoeding te betalen valt buiten deze grens.',
            insurance:
              'De opdrachtnemer is tijdens de opdracht verzekerd tegen het risico van aansprakelijkheid voor zijn beroep of bedrijf, voor ten minste dit bedrag, en laat op verzoek een bewijs daarvan zien.',
            indirect: 'Gederfde winst en gemiste omzet worden niet vergoed.',
            never:
              'Deze beperkingen gelden niet bij opzet of bewuste roekeloosheid van de aansprakelijke partij of haar leidinggevenden, bij dood of letsel, bij schending van de geheimhouding of van rechten van derden, en waar de wet een beperking niet toestaat.',
            own_taxes:
              'Ieder van partijen doet zelf aangifte van de belastingen en premies die volgens de wet voor haar rekening komen, en betaalt die.',
          },
        },
        property: {
          title: 'Intellectuele eigendom',
          plain:
            'Van wie is wat er wordt gemaakt. Gaan de rechten over, dan vraagt de wet een ondertekende akte. Een gewone elektronische handtekening kan genoeg zijn, maar met pen of een gekwalificeerde is zekerder.',
          clauses: {
            transfer:
              'De opdrachtnemer draagt alle rechten van intellectuele eigendom op wat hij voor de opdracht maakt, hierbij volledig en voor alle vormen van gebruik over aan de opdrachtgever, die de overdracht aanneemt. Dat geldt ook voor werk dat nog moet worden gemaakt. De overdracht gaat telkens in zodra de vergoeding voor dat werk is betaald. Tot dan mag de opdrachtgever het al voor zijn bedrijf gebruiken, zolang hij met die betaling niet in verzuim is.',
            deed: 'Deze overeenkomst is de akte van overdracht als bedoeld in artikel 2 van de Auteurswet, en de overdracht van toekomstige rechten gebeurt hierbij bij voorbaat. Is voor de overdracht nog iets nodig, dan werkt de opdrachtnemer daaraan mee.',
            existing:
              'Wat de opdrachtnemer al had, of wat hij los van de opdracht heeft gemaakt, blijft van hem. Zit dat in het resultaat, dan mag de opdrachtgever het daarin blijvend, wereldwijd en zonder verdere vergoeding gebruiken, wijzigen en met het resultaat overdragen.',
            licence:
              'Alle rechten van intellectuele eigendom op wat de opdrachtnemer voor de opdracht maakt, blijven bij hem. Zodra de vergoeding is betaald, mag de opdrachtgever het resultaat zonder beperking in tijd en wereldwijd voor zijn eigen bedrijf gebruiken en daarvoor aanpassen. Dat gebruiksrecht is niet exclusief, kan niet worden herroepen zolang de opdrachtgever zich aan deze overeenkomst houdt, en kan alleen samen met zijn bedrijf worden overgedragen.',
            moral:
              'Naast de vergoeding van {ref:fee} is hiervoor niets verschuldigd. Is de opdrachtnemer zelf de maker, dan doet hij afstand van het recht om zich te verzetten tegen redelijke wijzigingen en tegen gebruik zonder zijn naam, voor zover de wet dat toestaat. Dwingende rechten van de maker uit hoofdstuk Ia van de Auteurswet blijven bestaan.',
            engaged:
              'Maakt iemand anders het werk voor de opdrachtnemer, dan zorgt deze dat hij de rechten krijgt die hij hier geeft, en dat de maker dezelfde afstand doet.',
            of_others:
              'De opdrachtnemer zorgt dat het resultaat geen rechten van anderen schendt. Doet een ander toch een beroep op zulke rechten, dan lost hij dat op voor zijn rekening, behalve als het komt door materiaal dat de opdrachtgever hem gaf.',
          },
        },
        secrecy: {
          title: 'Geheimhouding',
          plain: 'Wat vertrouwelijk is, blijft onder jullie.',
          clauses: {
            secret:
              'Ieder van partijen houdt geheim wat zij van de ander weet en waarvan zij begrijpt of hoort te begrijpen dat het vertrouwelijk is, en gebruikt het alleen voor de opdracht. Zij legt wie zij inschakelt dezelfde plicht op.',
            not: 'Dat geldt niet voor wat zonder schending openbaar is, al bij haar bekend was, rechtmatig van een ander is verkregen of volgens de wet of op bevel van een rechter of toezichthouder bekend moet worden gemaakt.',
            lasts:
              'De geheimhouding geldt tot drie jaar na het einde van de opdracht, en voor bedrijfsgeheimen zolang zij dat zijn.',
            whistle:
              'Zij beperkt niemand in het recht om een misstand te melden volgens de Wet bescherming klokkenluiders.',
          },
        },
        penalty: {
          title: 'Boete',
          plain: 'Wat je betaalt als je geheimen doorvertelt.',
          clauses: {
            amount:
              'Wie van partijen {ref:secrecy} schendt, is de ander zonder ingebrekestelling een direct opeisbare boete verschuldigd van {penalty_amount} per overtreding.',
            damages:
              'In afwijking van artikel 6:92 van het Burgerlijk Wetboek mag de ander naast de boete nakoming vragen, en vergoeding van de schade voor zover die hoger is dan de boete.',
          },
        },
        data: {
          title: 'Persoonsgegevens',
          plain: 'Hoe jullie met gegevens van mensen omgaan.',
          clauses: {
            law: 'Ieder van partijen gaat met persoonsgegevens om zoals de Algemene verordening gegevensbescherming voorschrijft.',
            processor:
              'Verwerkt de opdrachtnemer persoonsgegevens voor de opdrachtgever, dan doet hij dat alleen volgens diens schriftelijke instructies en beveiligt hij ze goed. Is hij daarbij verwerker, dan sluiten partijen een verwerkersovereenkomst voordat hij die gegevens krijgt.',
            none: 'De opdrachtgever geeft de opdrachtnemer voor de opdracht geen toegang tot persoonsgegevens van klanten of personeel. Wordt dat toch nodig, dan maken partijen daarover eerst schriftelijke afspraken.',
          },
        },
        final: {
          title: 'Slotbepalingen',
          plain: 'Wijzigen doe je schriftelijk. Nederlands recht geldt, en algemene voorwaarden gelden niet.',
          clauses: {
            terms: 'Algemene voorwaarden van partijen gelden niet voor deze opdracht.',
            changes: 'Deze overeenkomst kan alleen schriftelijk worden gewijzigd.',
            invalid:
              'Is een bepaling ongeldig, dan blijven de andere gelden en vervangen partijen haar door een geldige die er zo dicht mogelijk bij komt.',
            law: 'Op deze overeenkomst is Nederlands recht van toepassing.',
            court:
              'Geschillen worden voorgelegd aan de bevoegde rechter in het arrondissement waar {our_name} is gevestigd, behalve als de wet dwingend een andere rechter aanwijst.',
          },
        },
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof freelanceShape>

export const freelance = make(write(freelanceShape, texts))
