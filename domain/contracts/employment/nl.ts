import type { TextsFor } from '../../documents/index.ts'
import { otherPerson, ourIntroduction, signatures } from '../common/nl.ts'
import { contractTexts } from '../template.ts'
import { employmentAskedInDutch } from './asked-nl.ts'
import { employmentSpec } from './questions.ts'
import { employmentShape } from './shape.ts'

const { us, person } = signatures.clauses

const { write, make } = contractTexts(employmentSpec, 'nl', employmentAskedInDutch)

const texts = {
  title: 'Arbeidsovereenkomst',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Partijen',
          plain: 'Wie de werkgever is en wie de werknemer.',
          clauses: {
            intro: 'De ondergetekenden:',
            employer: `${ourIntroduction}, hierna te noemen: de werkgever;`,
            employee: `${otherPerson}, geboren op {other_birthdate}, hierna te noemen: de werknemer;`,
            agree: 'sluiten de volgende arbeidsovereenkomst.',
          },
        },
        work: {
          title: 'Werk',
          plain: 'Wat je doet, waar en vanaf wanneer.',
          clauses: {
            position:
              'De werknemer treedt op {start_date} in dienst van de werkgever in de functie van {position}. Het werk bestaat vooral uit: {duties}.',
            other_work: 'Als dat redelijk is, doet de werknemer tijdelijk ook ander passend werk.',
            place:
              'De werknemer werkt op de volgende plaats: {workplace}. De werkgever kan de plaats na overleg veranderen als hij daar een goede reden voor heeft en dat redelijk is tegenover de werknemer. De werknemer werkt niet langer dan vier weken achter elkaar buiten Nederland, behalve als partijen daarover eerst schriftelijk afspraken maken.',
            kind: 'Deze overeenkomst is geen oproepovereenkomst, geen uitzendovereenkomst en geen payrollovereenkomst.',
            identity:
              'De werknemer laat vóór de eerste werkdag een geldig identiteitsbewijs zien, waarvan de werkgever een kopie bewaart zoals de wet voorschrijft, en verklaart dat hij in Nederland mag werken.',
          },
        },
        term: {
          title: 'Duur',
          plain: 'Of het contract vast is of tijdelijk, en wat er aan het einde gebeurt.',
          clauses: {
            indefinite: 'De arbeidsovereenkomst geldt voor onbepaalde tijd.',
            short:
              'De arbeidsovereenkomst geldt voor {short_months} {short_months_is_one?maand|maanden} vanaf de eerste werkdag en eindigt daarna van rechtswege, zonder dat opzegging nodig is.',
            medium:
              'De arbeidsovereenkomst geldt voor {medium_months} maanden vanaf de eerste werkdag en eindigt daarna van rechtswege, zonder dat opzegging nodig is.',
            long: 'De arbeidsovereenkomst geldt voor {long_months} maanden vanaf de eerste werkdag en eindigt daarna van rechtswege, zonder dat opzegging nodig is.',
            interim:
              'Ieder van partijen mag haar ook tussentijds opzeggen, met de opzegtermijn en volgens de regels van {ref:end}.',
            no_interim:
              'Zij kan niet tussentijds worden opgezegd, behalve om een dringende reden{trial? of in de proeftijd}.',
            told: 'Duurt de arbeidsovereenkomst zes maanden of langer, dan laat de werkgever uiterlijk een maand voor het einde schriftelijk weten of zij wordt voortgezet en onder welke voorwaarden. Doet hij dat niet of te laat, dan is hij de vergoeding van artikel 7:668 van het Burgerlijk Wetboek verschuldigd.',
            chain:
              'Volgen arbeidsovereenkomsten elkaar op, dan bepaalt artikel 7:668a van het Burgerlijk Wetboek wanneer er een voor onbepaalde tijd ontstaat.',
          },
        },
        trial: {
          title: 'Proeftijd',
          plain: 'In het begin kan ieder direct stoppen.',
          clauses: {
            one: 'De eerste maand is proeftijd.',
            two: 'De eerste twee maanden zijn proeftijd.',
            ends: 'In de proeftijd mag ieder van partijen de arbeidsovereenkomst op ieder moment met directe ingang opzeggen. De werkgever geeft op verzoek schriftelijk de reden. De proeftijd is voor beide partijen even lang.',
          },
        },
        hours: {
          title: 'Werktijden',
          plain: 'Hoeveel uur je werkt, wanneer, en wat er met extra uren gebeurt.',
          clauses: {
            week: 'De werknemer werkt {hours} uur per week, in de regel op de volgende dagen en tijden: {work_days}.',
            times:
              'De werkgever kan de dagen en tijden na overleg veranderen als het werk dat vraagt en het redelijk is tegenover de werknemer. Hij laat dat ten minste vier weken van tevoren weten, of later als de werknemer daarmee instemt.',
            extra:
              'Als het werk dat vraagt, werkt de werknemer op verzoek en binnen de grenzen van de Arbeidstijdenwet extra uren. Die worden betaald tegen het gewone uurloon met vakantiebijslag en tellen mee voor vakantie. In overleg kunnen zij, voor zover de wet dat toestaat, in vrije tijd worden vergoed.',
            flexible:
              'De werknemer mag volgens de Wet flexibel werken vragen om meer of minder uren, andere werktijden, een andere werkplaats of voorspelbaarder werk.',
          },
        },
        pay: {
          title: 'Loon',
          plain: 'Wat je verdient en wanneer het wordt betaald.',
          clauses: {
            wage: 'Het loon is {wage} bruto per maand. De werkgever betaalt het uiterlijk op de laatste dag van iedere maand op de bankrekening van de werknemer.',
            minimum: 'Het loon is nooit lager dan het wettelijk minimumuurloon voor de gewerkte uren.',
            holiday_pay:
              'De vakantiebijslag is acht procent van het loon en wordt ieder jaar in mei betaald over de twaalf maanden daarvoor, en bij het einde van de arbeidsovereenkomst voor wat dan nog openstaat.',
            slip: 'De werkgever geeft bij iedere betaling een loonstrook en houdt alleen in wat de wet voorschrijft of toestaat. Andere vaste bestanddelen heeft het loon niet, behalve wat in deze overeenkomst staat.',
          },
        },
        holidays: {
          title: 'Vakantie en verlof',
          plain: 'Hoeveel vrije uren je hebt en hoe lang je ze kunt gebruiken.',
          clauses: {
            four: 'De werknemer heeft per jaar recht op vakantie met behoud van loon van vier keer het aantal uren dat per week wordt gewerkt.',
            five: 'De werknemer heeft per jaar recht op vakantie met behoud van loon van vijf keer het aantal uren dat per week wordt gewerkt. Vier keer dat aantal is wettelijke vakantie, de rest is bovenwettelijk.',
            part_year: 'Over een deel van een jaar heeft hij recht op een evenredig deel.',
            taken:
              'De werkgever stelt de vakantie vast volgens de wensen van de werknemer, behalve als gewichtige redenen zich daartegen verzetten. Hij zorgt dat de werknemer de vakantie ook echt kan opnemen.',
            lapse:
              'Wettelijke vakantie vervalt zes maanden na het einde van het jaar waarin zij is opgebouwd, als de werkgever de werknemer daar op tijd voor heeft gewaarschuwd en deze haar kon opnemen. Bovenwettelijke vakantie verjaart na vijf jaar.',
            other_leave:
              'Daarnaast heeft de werknemer recht op het verlof van de Wet arbeid en zorg, zoals zwangerschaps- en bevallingsverlof, geboorteverlof, ouderschapsverlof, calamiteitenverlof en zorgverlof, met de betaling die de wet daarvoor regelt.',
          },
        },
        illness: {
          title: 'Ziekte',
          plain: 'Hoe je je ziek meldt en wat je dan betaald krijgt.',
          clauses: {
            tells:
              'Kan de werknemer door ziekte niet werken, dan meldt hij dat zo vroeg mogelijk en uiterlijk bij het begin van de werkdag aan de werkgever. Hij meldt het ook als hij weer beter is.',
            seventy:
              'De werkgever betaalt bij ziekte ten hoogste 104 weken lang zeventig procent van het loon door, en in de eerste 52 weken ten minste het wettelijk minimumloon dat voor de werknemer geldt. Er zijn geen wachtdagen.',
            whole:
              'De werkgever betaalt bij ziekte in de eerste 52 weken het hele loon door en in de 52 weken daarna zeventig procent van het loon. Er zijn geen wachtdagen.',
            limits:
              'Voor het overige geldt artikel 7:629 van het Burgerlijk Wetboek, ook voor wat van het loon mag worden afgetrokken en wanneer er geen recht op doorbetaling is. Bij de berekening van zeventig procent telt het loon mee tot het maximumdagloon.',
            recovery:
              'Partijen werken samen aan herstel en terugkeer naar werk zoals de wet voorschrijft. De werknemer hoeft aan de werkgever niet te vertellen wat hem mankeert; hij bespreekt dat met de bedrijfsarts.',
          },
        },
        expenses: {
          title: 'Kosten',
          plain: 'Wat de werkgever vergoedt.',
          clauses: {
            costs:
              'De werkgever vergoedt de kosten die de werknemer in overleg met hem voor het werk maakt, na ontvangst van een bewijs.',
            travel:
              'De werkgever vergoedt de reis tussen huis en werk, voor iedere dag waarop wordt gereisd, met het hoogste bedrag per kilometer dat volgens de belastingwet onbelast mag worden vergoed.',
          },
        },
        arrangements: {
          title: 'Cao, pensioen en sociale zekerheid',
          plain: 'Of er een cao en een pensioen zijn, en waar de premies heen gaan.',
          clauses: {
            collective:
              'Op deze arbeidsovereenkomst is de volgende collectieve arbeidsovereenkomst van toepassing: {collective_name}. Waar die van deze overeenkomst afwijkt, gaat zij voor, behalve waar zij toestaat dat een afspraak in deze overeenkomst beter is voor de werknemer.',
            no_collective:
              'Er is geen collectieve arbeidsovereenkomst van toepassing. Wordt er een algemeen verbindend verklaard die voor de werkgever geldt, dan gaat die voor waar de wet dat voorschrijft.',
            pension:
              'De werknemer neemt deel aan de pensioenregeling van {pension_provider}, volgens het reglement daarvan. De werkgever houdt het deel van de premie dat voor de werknemer is in op het loon.',
            no_pension:
              'De werkgever heeft geen pensioenregeling. Is deelneming aan een pensioenfonds volgens de wet verplicht, dan neemt de werknemer daaraan deel.',
            insurance:
              'De werkgever draagt de loonheffingen en premies af aan de Belastingdienst. De werknemer is daarmee verzekerd voor de Ziektewet, de Werkloosheidswet en de Wet werk en inkomen naar arbeidsvermogen, die het UWV uitvoert, en voor de volksverzekeringen, waarvan de Sociale Verzekeringsbank onder meer de Algemene Ouderdomswet uitvoert.',
          },
        },
        training: {
          title: 'Scholing',
          plain: 'Wat je voor je werk moet leren, kost je niets.',
          clauses: {
            offered:
              'De werknemer heeft recht op de scholing die nodig is voor zijn functie en, voor zover dat redelijk is, om te kunnen blijven werken als zijn functie vervalt of hij die niet meer kan vervullen.',
            required:
              'Scholing die de werkgever volgens de wet of een cao moet aanbieden om het werk te kunnen doen, is voor de werknemer kosteloos, geldt als arbeidstijd en vindt zo veel mogelijk tijdens werktijd plaats. Voor andere scholing maken partijen vooraf schriftelijke afspraken.',
          },
        },
        secrecy: {
          title: 'Geheimhouding en eigendommen',
          plain: 'Wat vertrouwelijk is, vertel je niet door, ook later niet.',
          clauses: {
            secret:
              'De werknemer houdt tijdens en na de arbeidsovereenkomst geheim wat hij over de werkgever, diens klanten en andere relaties weet en waarvan hij begrijpt of hoort te begrijpen dat het vertrouwelijk is.',
            allowed:
              'Dat geldt niet voor wat hij volgens de wet moet of mag bekendmaken. De werknemer mag altijd over zijn eigen loon en arbeidsvoorwaarden praten en een misstand melden volgens de Wet bescherming klokkenluiders.',
            returns:
              'Bij het einde van de arbeidsovereenkomst, of eerder als de werkgever daar een goede reden voor heeft, geeft de werknemer alles terug wat van de werkgever is en bewaart hij geen kopieën van vertrouwelijke informatie.',
          },
        },
        side_work: {
          title: 'Ander werk',
          plain: 'Ernaast werken mag, behalve als daar een goede reden tegen is.',
          clauses: {
            free: 'De werknemer mag buiten de werktijden ander werk doen. Hij meldt dat vooraf als het met het werk voor de werkgever te maken kan hebben.',
            refused:
              'De werkgever mag ander werk alleen verbieden of beperken om een objectieve reden, zoals gezondheid en veiligheid, bescherming van vertrouwelijke informatie, het vermijden van belangenconflicten of overtreding van de Arbeidstijdenwet. Hij geeft die reden schriftelijk.',
          },
        },
        property: {
          title: 'Intellectuele eigendom',
          plain:
            'Wat je voor je werk maakt, is van de werkgever. Waar de wet dat niet vanzelf regelt, is een ondertekende akte nodig: met pen is dat het zekerst.',
          clauses: {
            employer:
              'Rechten van intellectuele eigendom op wat de werknemer bij de uitvoering van zijn werk maakt, komen toe aan de werkgever, onder meer volgens artikel 7 van de Auteurswet.',
            transfer:
              'Voor zover die rechten niet al volgens de wet van de werkgever zijn, draagt de werknemer ze hierbij bij voorbaat over. Is daarvoor nog iets nodig, dan werkt hij daaraan mee. Van persoonlijkheidsrechten doet hij afstand voor zover de wet dat toestaat en dat voor een normaal gebruik van het werk nodig is.',
            paid: 'De vergoeding daarvoor zit in het loon, behalve voor zover de wet recht geeft op een extra vergoeding.',
          },
        },
        data: {
          title: 'Gegevens en veiligheid',
          plain: 'De werkgever gaat netjes om met je gegevens en zorgt dat je veilig werkt.',
          clauses: {
            personal:
              'De werkgever gaat met gegevens van de werknemer om zoals de Algemene verordening gegevensbescherming voorschrijft. De werknemer doet hetzelfde met persoonsgegevens waarmee hij werkt en meldt een datalek direct.',
            safety:
              'De werkgever zorgt voor veilig en gezond werk. De werknemer houdt zich aan redelijke voorschriften daarvoor.',
          },
        },
        restriction: {
          title: 'Na het einde',
          plain:
            'Wat je na je vertrek een tijd niet mag doen. Dit moet schriftelijk zijn afgesproken. Of een gewone elektronische handtekening daarvoor genoeg is, staat niet vast: met pen of een gekwalificeerde is zekerder.',
          clauses: {
            clients:
              'De werknemer is meerderjarig. Gedurende {restriction_months} {restriction_months_is_one?maand|maanden} na het einde van de arbeidsovereenkomst werkt hij niet voor, en benadert hij niet om zaken mee te doen, klanten van de werkgever met wie hij in de laatste twaalf maanden van de arbeidsovereenkomst voor zijn werk contact had, behalve met schriftelijke toestemming van de werkgever.',
            competition:
              'Gedurende dezelfde tijd werkt de werknemer in het volgende gebied niet, in loondienst of als zelfstandige, voor een bedrijf dat met de werkgever concurreert op het terrein waarop hij voor de werkgever werkte, behalve met schriftelijke toestemming van de werkgever: {restriction_area}.',
            reasons:
              'Deze beperking is nodig vanwege de volgende zwaarwegende bedrijfsbelangen van de werkgever: {restriction_reasons}',
            lapses:
              'De werkgever kan hieraan geen rechten ontlenen als het einde van de arbeidsovereenkomst het gevolg is van zijn ernstig verwijtbaar handelen of nalaten. De rechter kan de beperking vernietigen of een vergoeding toekennen zoals artikel 7:653 van het Burgerlijk Wetboek bepaalt.',
          },
        },
        penalty: {
          title: 'Boete',
          plain: 'Wat je betaalt als je geheimen doorvertelt of een beperking schendt.',
          clauses: {
            secrecy:
              'Schendt de werknemer de geheimhouding van {ref:secrecy.secret}, dan is hij de werkgever een direct opeisbare boete verschuldigd van {penalty_amount} per overtreding.',
            both: 'Schendt de werknemer de geheimhouding van {ref:secrecy.secret} of een verbod uit {ref:restriction}, dan is hij de werkgever een direct opeisbare boete verschuldigd van {penalty_amount} per overtreding.',
            deviates:
              'De boete is voor de werkgever zelf. Partijen wijken daarmee uitdrukkelijk af van artikel 7:650, derde, vierde en vijfde lid, van het Burgerlijk Wetboek. De boete geldt alleen als het loon van de werknemer hoger is dan het wettelijk minimumloon dat voor hem geldt.',
            damages:
              'De werkgever kan in plaats van de boete vergoeding van zijn werkelijke schade vragen, maar niet allebei voor hetzelfde feit. De rechter kan de boete matigen.',
          },
        },
        end: {
          title: 'Einde',
          plain: 'Hoe je opzegt, en hoe de werkgever dat mag doen.',
          clauses: {
            notice:
              'Opzegging gebeurt schriftelijk en tegen het einde van een maand. De opzegtermijn van de werknemer is één maand. Die van de werkgever is één maand als de arbeidsovereenkomst op de dag van opzegging korter dan vijf jaar heeft geduurd, twee maanden vanaf vijf jaar, drie maanden vanaf tien jaar en vier maanden vanaf vijftien jaar.',
            longer:
              'Opzegging gebeurt schriftelijk en tegen het einde van een maand. De opzegtermijn van de werknemer is twee maanden. Die van de werkgever is vier maanden.',
            procedure:
              'Voor zover opzegging mogelijk is, kan de werkgever alleen opzeggen met een redelijke grond en met schriftelijke instemming van de werknemer of toestemming van het UWV, behalve waar de wet dat niet vereist, zoals in de proeftijd of bij een dringende reden. In andere gevallen kan hij de rechter vragen om de arbeidsovereenkomst te ontbinden. De werknemer mag een instemming binnen veertien dagen schriftelijk en zonder reden herroepen, of binnen drie weken als de werkgever hem niet op tijd op dat recht heeft gewezen.',
            contest:
              'Is de werknemer het met het einde niet eens, dan kan hij naar de kantonrechter. Meestal moet dat binnen twee maanden na het einde, en binnen drie maanden als het om de transitievergoeding gaat. Eindigt de arbeidsovereenkomst op initiatief van de werkgever, dan heeft de werknemer volgens de wet in de regel recht op een transitievergoeding.',
            pension_age:
              'Bereikt de werknemer tijdens de arbeidsovereenkomst de leeftijd waarop hij recht krijgt op een uitkering volgens de Algemene Ouderdomswet, dan eindigt zij in ieder geval op die dag van rechtswege.',
            payment:
              'Binnen een maand na het einde betaalt de werkgever wat nog openstaat, ook de vakantie die niet is opgenomen, en geeft hij op verzoek een getuigschrift.',
          },
        },
        final: {
          title: 'Slotbepalingen',
          plain: 'Wijzigen doe je samen en schriftelijk.',
          clauses: {
            changes:
              'Deze overeenkomst kan alleen schriftelijk en met instemming van beide partijen worden gewijzigd. Eerdere afspraken over hetzelfde onderwerp vervallen. Ieder van partijen krijgt een exemplaar.',
            invalid:
              'Is een bepaling ongeldig, dan blijven de andere gelden. Geeft de wet de werknemer meer, dan geldt de wet.',
            law: 'Op deze overeenkomst is Nederlands recht van toepassing.',
          },
        },
        signature: { ...signatures, clauses: { us, person } },
      },
    },
  },
} as const satisfies TextsFor<typeof employmentShape>

export const employment = make(write(employmentShape, texts))
