import type { TextsFor } from '../../documents/index.ts'
import {
  copyrightDeed,
  finalProvisions,
  otherCompany,
  otherPerson,
  ourIntroduction,
  partyQuestions,
  partySections,
  signatures,
} from '../common/nl.ts'
import { contractTexts } from '../template.ts'
import { cooperationSpec } from './questions.ts'
import { cooperationShape } from './shape.ts'

const { write, make } = contractTexts(cooperationSpec, 'nl', {
  sections: {
    ...partySections,
    work: 'Wat je samen doet',
    money: 'Kosten en opbrengst',
    agreements: 'Afspraken met elkaar',
  },
  questions: {
    ...partyQuestions,
    project: {
      label: 'Wat gaan jullie samen doen?',
      help: 'Bijvoorbeeld: samen een cursus voor starters ontwikkelen en geven.',
      gap: 'wat partijen samen gaan doen',
    },
    our_part: {
      label: 'Wat doet en levert jouw bedrijf?',
      help: 'Ook spullen, ruimte of geld, als je die inbrengt.',
      gap: 'wat je bedrijf doet en levert',
    },
    other_part: { label: 'Wat doet en levert de ander?', gap: 'wat de ander doet en levert' },
    start_date: { label: 'Vanaf welke dag?', gap: 'begindatum' },
    term: {
      label: 'Hoe lang duurt de samenwerking?',
      options: { indefinite: 'Tot een van beiden opzegt', fixed: 'Tot een vaste dag' },
    },
    end_date: { label: 'Tot en met welke dag?', gap: 'laatste dag' },
    notice_months: {
      label: 'Hoeveel maanden is de opzegtermijn?',
      help: 'Ook bij een vaste einddatum kan ieder van jullie zo eerder stoppen.',
      gap: 'aantal maanden',
    },
    costs: {
      label: 'Wie betaalt de kosten?',
      help: 'Delen jullie straks ook de omzet, dan lijkt het samen al snel op een maatschap of vof. Draag dan liever ieder de eigen kosten.',
      options: { own: 'Ieder de eigen kosten', equal: 'Gezamenlijke kosten ieder voor de helft' },
    },
    cost_limit: {
      label: 'Boven welk bedrag overleg je eerst?',
      help: 'Gezamenlijke kosten boven dit bedrag mogen alleen als de ander er vooraf mee instemt.',
      gap: 'bedrag waarboven overleg nodig is',
    },
    revenue: {
      label: 'Wie krijgt de opbrengst?',
      help: 'Samen winst delen kan van de samenwerking een maatschap of vof maken, met aansprakelijkheid voor elkaars schulden. Daarom verkoopt bij delen één van jullie aan de klant en betaalt die de ander een deel van de omzet.',
      options: {
        own: 'Ieder factureert het eigen werk',
        equal: 'De omzet wordt gelijk verdeeld',
        percentage: 'De omzet wordt anders verdeeld',
      },
    },
    our_share: { label: 'Hoeveel procent is voor jouw bedrijf?', gap: 'percentage voor je bedrijf' },
    seller: {
      label: 'Wie verkoopt en factureert aan de klanten?',
      options: { us: 'Jouw bedrijf', other: 'De andere partij' },
    },
    liability_limit: {
      label: 'Tot welk bedrag per jaar is ieder aansprakelijk voor schade van de ander?',
      help: 'Kies bijvoorbeeld het bedrag dat je verzekering uitkeert.',
      gap: 'hoogste bedrag van de aansprakelijkheid',
    },
    results: {
      label: 'Van wie is wat jullie voor het project maken?',
      help: 'Zoals teksten, ontwerpen, software en namen.',
      options: {
        joint: 'Wat we samen maken van ons samen, de rest van wie het maakt',
        us: 'Alles van jouw bedrijf',
        other: 'Alles van de andere partij',
      },
    },
    exclusive: {
      label: 'Doen jullie dit alleen met elkaar?',
      help: 'Afspraken waarmee bedrijven elkaar uitsluiten, kunnen verboden zijn als zij samen een flink deel van de markt hebben. Vraag dan eerst advies.',
    },
    exclusive_field: {
      label: 'Welk werk doen jullie alleen met elkaar, en waar?',
      help: 'Bijvoorbeeld: cursussen voor starters in Friesland.',
      gap: 'welk werk, en waar',
    },
    no_poaching: {
      label: 'Spreken jullie af elkaars mensen niet weg te halen?',
      help: 'Zo’n afspraak tussen werkgevers kan verboden zijn. Kies dit alleen als het project echt niet zonder kan.',
    },
  },
})

const texts = {
  title: 'Samenwerkingsovereenkomst',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Partijen',
          plain: 'Wie er samenwerken.',
          clauses: {
            intro: 'De ondergetekenden:',
            us: `${ourIntroduction}; en`,
            company: `${otherCompany};`,
            person: `${otherPerson}, handelend in beroep of bedrijf;`,
            agree: 'hierna samen te noemen: partijen, komen het volgende overeen.',
          },
        },
        purpose: {
          title: 'De samenwerking',
          plain: 'Wat jullie samen doen, en wie wat doet.',
          clauses: {
            project: 'Partijen werken vanaf {start_date} samen aan het volgende: {project} (hierna: het project).',
            ours: '{our_name} doet en levert: {our_part}.',
            theirs: '{other_name} doet en levert: {other_part}.',
            care: 'Ieder van partijen doet dat met de zorg van een goed vakgenoot, op de tijden die zij samen afspreken. Wat een van partijen in gebruik geeft, blijft van haar.',
            others:
              'Een van partijen mag haar werk door een ander laten doen als de andere partij daarmee instemt, en blijft er dan zelf voor verantwoordelijk.',
          },
        },
        independent: {
          title: 'Ieder zelfstandig',
          plain:
            'Jullie bedoelen geen vennoten te zijn en staan niet in voor elkaars schulden. Wat jullie doen telt mee: wie naar buiten als één bedrijf optreedt of winst en verlies deelt, kan toch als vennoot worden gezien.',
          clauses: {
            no_partnership:
              'Partijen beogen geen maatschap, vennootschap onder firma of andere vennootschap (artikel 7A:1655 van het Burgerlijk Wetboek) en geen arbeidsovereenkomst. Ieder werkt voor eigen rekening en risico.',
            no_assets: 'Zij vormen geen gemeenschappelijk vermogen.',
            joint_assets:
              'Zij vormen geen gemeenschappelijk vermogen, behalve de gezamenlijke rechten van {ref:property.joint}, die een eenvoudige gemeenschap zijn.',
            own_name:
              'Partijen treden niet onder een gemeenschappelijke naam op als een vennootschap. Geen van hen mag de ander vertegenwoordigen of verbinden zonder schriftelijke volmacht.',
            debts:
              'Ieder van partijen is alleen aansprakelijk voor de eigen schulden. Wordt een van hen toch aangesproken voor een schuld van de ander, dan vergoedt de ander wat zij daarvoor moet betalen, met de redelijke kosten.',
            staff: 'Ieder van partijen zorgt zelf voor haar personeel, belastingen, vergunningen en verzekeringen.',
          },
        },
        deciding: {
          title: 'Overleg en besluiten',
          plain: 'Over wat jullie allebei raakt, beslis je samen.',
          clauses: {
            contact:
              'Ieder van partijen wijst een vaste contactpersoon aan. Zij overleggen zo vaak als het project vraagt.',
            together:
              'Partijen beslissen samen over de planning, grote uitgaven en wijzigingen van het project. Zolang zij het niet eens zijn, blijft het zoals het was.',
            reports:
              'Partijen geven elkaar op tijd de informatie die voor het project nodig is, en waarschuwen elkaar als iets niet lukt.',
          },
        },
        costs: {
          title: 'Kosten',
          plain: 'Wie welke kosten draagt.',
          clauses: {
            own: 'Ieder van partijen draagt de kosten die zij zelf voor het project maakt.',
            equal:
              'Kosten die voor het project als geheel nodig zijn, dragen partijen ieder voor de helft. Andere kosten, zoals die van eigen personeel en eigen ruimte, draagt ieder zelf.',
            limit:
              'Voor gezamenlijke kosten van meer dan {cost_limit} per uitgave is vooraf de instemming van de ander nodig, per e-mail of op een andere manier op schrift.',
            settled:
              'Wie gezamenlijke kosten heeft betaald, brengt de ander ieder kwartaal diens helft in rekening, met een kopie van het bewijs. De ander betaalt binnen dertig dagen.',
          },
        },
        revenue: {
          title: 'Opbrengst',
          plain: 'Wie de klant een rekening stuurt, en hoe de opbrengst wordt verdeeld.',
          clauses: {
            own: 'Ieder van partijen sluit overeenkomsten voor haar eigen werk, op eigen naam en voor een prijs die zij zelf bepaalt, factureert dat werk en houdt de opbrengst.',
            we_sell:
              '{our_name} verkoopt wat uit het project komt op eigen naam en voor eigen rekening, bepaalt na overleg de prijs, factureert aan de klanten en betaalt {other_name} voor haar werk een vergoeding.',
            they_sell:
              '{other_name} verkoopt wat uit het project komt op eigen naam en voor eigen rekening, bepaalt na overleg de prijs, factureert aan de klanten en betaalt {our_name} voor haar werk een vergoeding.',
            equal: 'Die vergoeding is de helft van de omzet van het project.',
            percentage:
              'Die vergoeding wordt zo berekend dat {our_share} procent van de omzet van het project bij {our_name} komt en de rest bij {other_name}.',
            counted:
              'Omzet is wat klanten voor het project werkelijk hebben betaald, zonder omzetbelasting en na aftrek van wat aan hen is terugbetaald.',
            statement:
              'Wie verkoopt, geeft de ander binnen een maand na ieder kwartaal een overzicht van de omzet en laat de ander, als die daarom vraagt, de onderliggende stukken zien.',
            paid: 'De ander stuurt op basis van dat overzicht een factuur, met omzetbelasting als die verschuldigd is. De factuur wordt binnen dertig dagen betaald. Bij te late betaling geldt de wettelijke handelsrente.',
          },
        },
        property: {
          title: 'Intellectuele eigendom',
          plain: `Wat van jou was, blijft van jou. Hier staat van wie is wat jullie voor het project maken. ${copyrightDeed}`,
          clauses: {
            existing:
              'Wat een van partijen al had of buiten het project om maakt, blijft van haar. De ander mag het gebruiken voor zover dat voor het project nodig is, zolang deze overeenkomst duurt.',
            joint:
              'De rechten op wat partijen voor het project samen maken, komen hun gezamenlijk toe, ieder voor de helft (artikel 3:166 van het Burgerlijk Wetboek). Voor zover nodig dragen zij die rechten hierbij, bij voorbaat, in die verhouding aan elkaar over en aanvaarden zij dat.',
            alone:
              'Wat een van partijen alleen voor het project maakt, blijft van haar. De ander mag het voor het project gebruiken zolang deze overeenkomst duurt.',
            joint_use:
              'Ieder van partijen mag het gezamenlijke zelf gebruiken, ook na het einde van deze overeenkomst, en mag zelf optreden tegen inbreuk.',
            joint_consent:
              'Een licentie geven, het aandeel overdragen of verpanden en een recht inschrijven doen zij alleen samen. Zij weigeren dat niet zonder goede reden.',
            ours: 'De rechten op wat partijen voor het project maken, komen aan {our_name} toe. {other_name} draagt die rechten hierbij, voor zover nodig bij voorbaat, aan {our_name} over, die de overdracht aanvaardt. De vergoeding daarvoor is in de afspraken over het project begrepen, met behoud van wat de Auteurswet een maker dwingend toekent.',
            theirs:
              'De rechten op wat partijen voor het project maken, komen aan {other_name} toe. {our_name} draagt die rechten hierbij, voor zover nodig bij voorbaat, aan {other_name} over, die de overdracht aanvaardt. De vergoeding daarvoor is in de afspraken over het project begrepen, met behoud van wat de Auteurswet een maker dwingend toekent.',
            licence:
              'De ander mag het gemaakte voor het project gebruiken zolang deze overeenkomst duurt, en mag het daarna laten zien als voorbeeld van haar werk.',
            makers:
              'Ieder van partijen zorgt dat wie voor haar aan het project werkt, schriftelijk meewerkt aan wat hiervoor nodig is.',
            names: 'Partijen gebruiken elkaars naam en logo alleen voor het project en zoals de ander dat goedvindt.',
          },
        },
        secrecy: {
          title: 'Geheimhouding en persoonsgegevens',
          plain: 'Wat vertrouwelijk is, blijft vertrouwelijk.',
          clauses: {
            secret:
              'Ieder van partijen houdt geheim wat zij van de ander hoort en waarvan zij hoort te weten dat het vertrouwelijk is, en gebruikt het alleen voor het project.',
            exceptions:
              'Dat geldt niet voor wat openbaar is of op een eerlijke manier bekend was of werd, en niet voor wat de wet, een rechter of een bevoegde toezichthouder verplicht bekend te maken. Het beperkt niemand in het recht om een misstand te melden volgens de Wet bescherming klokkenluiders.',
            years: 'De geheimhouding geldt tot drie jaar na het einde van deze overeenkomst.',
            personal_data:
              'Ieder van partijen houdt zich aan de Algemene verordening gegevensbescherming. Verwerken zij persoonsgegevens samen of voor elkaar, dan leggen zij de afspraken die die verordening verlangt vooraf apart vast.',
          },
        },
        exclusive: {
          title: 'Exclusiviteit',
          plain: 'Wat jullie alleen met elkaar doen.',
          clauses: {
            only: 'Zolang deze overeenkomst duurt, doen partijen het volgende niet met anderen: {exclusive_field}.',
            competition_law:
              'Deze afspraak geldt alleen voor zover de Mededingingswet en het mededingingsrecht van de Europese Unie haar toestaan. Partijen maken geen andere afspraken over hun eigen prijzen, klanten of gebieden.',
          },
        },
        free: {
          title: 'Vrij om met anderen te werken',
          plain: 'Jullie mogen hetzelfde ook met anderen doen.',
          clauses: {
            others:
              'Partijen mogen soortgelijk werk ook alleen of met anderen doen, als zij zich daarbij houden aan {ref:property} en {ref:secrecy}.',
          },
        },
        poaching: {
          title: 'Elkaars mensen',
          plain:
            'Je haalt elkaars mensen niet weg. Tussen werkgevers is dat alleen toegestaan als het voor het project nodig is, en of dat zo is, is niet altijd zeker.',
          clauses: {
            ban: 'Zolang deze overeenkomst duurt en zes maanden daarna benadert geen van partijen, zonder toestemming van de ander, mensen die voor de ander aan het project werken of het laatste halfjaar hebben gewerkt, om hen in dienst te nemen of voor zich te laten werken.',
            except:
              'Dit geldt niet voor wie zelf op een openbare vacature reageert, en beperkt niemand in de eigen vrijheid om van werk te veranderen.',
            competition_law:
              'Partijen hebben deze afspraak nodig om elkaar voor het project mensen toe te vertrouwen. Zij geldt alleen voor zover de Mededingingswet en het mededingingsrecht van de Europese Unie haar toestaan.',
          },
        },
        liability: {
          title: 'Aansprakelijkheid',
          plain: 'Tot welk bedrag je schade van de ander vergoedt.',
          clauses: {
            limit:
              'Een van partijen die tekortschiet, is voor de schade van de ander aansprakelijk tot ten hoogste {liability_limit} per kalenderjaar.',
            unlimited:
              'Die grens geldt niet bij opzet of bewuste roekeloosheid, niet voor wat volgens {ref:independent.debts} en {ref:liability.third_parties} wordt vergoed, en niet voor zover de wet haar niet toestaat.',
            third_parties:
              'Spreekt een derde een van partijen aan omdat de ander een fout maakte of inbreuk maakte op een recht, dan vergoedt de ander de schade en de redelijke kosten die daaruit volgen.',
            force_majeure:
              'Bij overmacht hoeft een van partijen niet na te komen zolang die duurt. Duurt zij langer dan twee maanden, dan kan ieder van partijen direct schriftelijk opzeggen.',
          },
        },
        end: {
          title: 'Duur en einde',
          plain: 'Hoe je stopt, en wat er dan nog moet gebeuren.',
          clauses: {
            indefinite: 'Deze overeenkomst geldt vanaf {start_date} voor onbepaalde tijd.',
            fixed: 'Deze overeenkomst geldt vanaf {start_date} tot en met {end_date} en eindigt dan vanzelf.',
            notice:
              'Ieder van partijen kan schriftelijk opzeggen tegen het einde van een maand, met een termijn van ten minste {notice_months} {notice_months_is_one?maand|maanden}.',
            at_once: 'Ieder van partijen kan schriftelijk met directe ingang opzeggen als de ander:',
            stopped:
              'failliet is verklaard, surseance van betaling heeft gekregen, tot de schuldsanering is toegelaten, overlijdt, is ontbonden of haar onderneming staakt;',
            breach:
              'een belangrijke verplichting niet nakomt en dat na een schriftelijke aanmaning niet binnen veertien dagen herstelt;',
            control: 'in handen komt van een concurrent van de opzeggende partij.',
            winding_up:
              'Bij het einde maken partijen af wat zij samen aan klanten hebben toegezegd, rekenen zij af volgens {ref:costs} en {ref:revenue}, en geven zij terug wat van de ander is.',
            after: 'Wat naar zijn aard bedoeld is om te blijven gelden, blijft na het einde gelden.',
          },
        },
        disputes: {
          title: 'Geschillen',
          plain: 'Eerst praten, dan een mediator, dan pas de rechter.',
          clauses: {
            talk: 'Zijn partijen het niet eens, dan proberen zij er in overleg uit te komen.',
            mediation:
              'Lukt dat niet binnen dertig dagen, dan leggen zij het voor aan een mediator die zij samen kiezen. Ieder betaalt de helft van de kosten. Pas als de mediation is geëindigd, of als de ander daaraan binnen dertig dagen niet meewerkt, gaat een van hen naar de rechter.',
            urgent: 'Dat belet niemand om een spoedmaatregel te vragen of een recht veilig te stellen.',
          },
        },
        final: finalProvisions,
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof cooperationShape>

export const cooperation = make(write(cooperationShape, texts))
