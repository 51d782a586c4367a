import type { TextsFor } from '../../documents/index.ts'
import { contractTexts } from '../template.ts'
import { generalTermsSpec } from './questions.ts'
import { generalTermsShape } from './shape.ts'

const { write, make } = contractTexts(generalTermsSpec, 'nl', {
  sections: { business: 'Wat je verkoopt en aan wie', money: 'Betalen en doorlopen', risk: 'Aansprakelijkheid' },
  questions: {
    customers: {
      label: 'Wie zijn je klanten?',
      help: 'Consumenten krijgen van de wet meer bescherming. Die staat dan in je voorwaarden.',
      options: { companies: 'Alleen bedrijven', consumers: 'Alleen consumenten', both: 'Allebei' },
    },
    sells: {
      label: 'Wat verkoop je?',
      options: { goods: 'Producten', services: 'Diensten', both: 'Allebei' },
    },
    digital: {
      label: 'Verkoop je ook iets digitaals?',
      help: 'Zoals downloads, een app of een online cursus.',
    },
    online: {
      label: 'Kunnen klanten bij je bestellen via een website of app?',
      help: 'Verkoop je zo aan consumenten, dan moet daar sinds 19 juni 2026 een knop staan waarmee zij hun bestelling kunnen herroepen.',
    },
    contact_email: {
      label: 'Op welk e-mailadres kunnen klanten je bereiken?',
      gap: 'e-mailadres voor klanten',
    },
    contact_phone: {
      label: 'Op welk telefoonnummer?',
      help: 'Verkoop je aan consumenten, dan moet je een telefoonnummer noemen. Anders mag dit leeg blijven.',
      gap: 'telefoonnummer voor klanten',
    },
    payment_days: {
      label: 'Binnen hoeveel dagen moet een factuur betaald zijn?',
      help: 'Veertien of dertig dagen is gebruikelijk. Langer dan dertig dagen mag vaak niet.',
      gap: 'aantal dagen',
    },
    return_costs: {
      label: 'Wie betaalt het terugsturen als een consument zich bedenkt?',
      help: 'Kies je de consument, dan moet je dat vóór de bestelling laten weten. Anders betaal jij.',
      options: { customer: 'De consument', us: 'Wij' },
    },
    subscriptions: {
      label: 'Sluit je ook abonnementen of andere doorlopende overeenkomsten?',
      help: 'Voor consumenten gaat de prijs dan ten hoogste met de inflatie omhoog: rechters vernietigen ruimere afspraken vaak.',
    },
    initial_months: {
      label: 'Hoeveel maanden duurt zo’n overeenkomst ten minste?',
      help: 'Hooguit twaalf. Daarna kan de klant op ieder moment opzeggen, met een maand opzegtermijn. Een consument mag veel diensten altijd eerder opzeggen.',
      gap: 'aantal maanden',
    },
    cap: {
      label: 'Tot welk bedrag ben je aansprakelijk tegenover een bedrijf?',
      help: 'Tegenover consumenten beperken deze voorwaarden je aansprakelijkheid niet: dat mag bijna nooit.',
      options: { invoice: 'Wat die klant voor de opdracht betaalt', amount: 'Een vast bedrag' },
    },
    cap_amount: {
      label: 'Welk bedrag?',
      help: 'Kijk wat je verzekering per schade dekt.',
      gap: 'hoogste bedrag aan schade',
    },
  },
})

const texts = {
  title: 'Algemene voorwaarden van {our_name}',
  parts: {
    terms: {
      title: null,
      articles: {
        who: {
          title: 'Wie wij zijn en wie de klant is',
          plain: 'Voor wie deze voorwaarden gelden en wat de woorden betekenen.',
          clauses: {
            we: 'Wij zijn {our_name}, gevestigd te {our_seat}, kantoorhoudende te {our_zip} {our_town}, {our_street}, ingeschreven in het handelsregister onder nummer {our_kvk}. Wij zijn bereikbaar via {contact_email}{has_contact_phone? en op telefoonnummer {contact_phone}}.',
            customer: 'De klant is ieder aan wie wij een aanbod doen of met wie wij een overeenkomst sluiten.',
            only_companies:
              'De klant is een zakelijke klant: hij handelt in de uitoefening van een beroep of bedrijf. Met consumenten sluiten wij onder deze voorwaarden geen overeenkomsten.',
            only_consumers:
              'De klant is een consument: een natuurlijk persoon die niet handelt in de uitoefening van een beroep of bedrijf.',
            both: 'Een consument is een klant die een natuurlijk persoon is en die niet handelt in de uitoefening van een beroep of bedrijf. Iedere andere klant is een zakelijke klant.',
            written: 'Schriftelijk is ook: per e-mail.',
          },
        },
        apply: {
          title: 'Wanneer deze voorwaarden gelden',
          plain: 'Ze gelden voor alles wat je bij ons koopt. Je krijgt ze vooraf.',
          clauses: {
            all: 'Deze voorwaarden gelden voor al onze aanbiedingen en voor alle overeenkomsten die wij met de klant sluiten.',
            given:
              'Wij geven de klant deze voorwaarden vóór of bij het sluiten van de overeenkomst. Wordt de overeenkomst langs elektronische weg gesloten, dan krijgt hij ze zo dat hij ze kan opslaan en later kan lezen. Anders krijgt hij ze op papier, of langs elektronische weg als hij daarmee instemt.',
            other_terms:
              'Voorwaarden van een zakelijke klant gelden niet, behalve voor zover wij die schriftelijk hebben aanvaard.',
            first: 'Wat wij apart met de klant hebben afgesproken, gaat voor deze voorwaarden.',
            rights:
              'Deze voorwaarden nemen een consument geen rechten af die hij volgens dwingend recht heeft. Zegt een bepaling iets anders dan dwingend recht, dan geldt voor hem het dwingende recht.',
            invalid: 'Is een bepaling ongeldig, dan blijven de andere gelden.',
          },
        },
        offers: {
          title: 'Aanbod en bestelling',
          plain: 'Hoe lang een aanbod geldt en wanneer er een overeenkomst is.',
          clauses: {
            offer:
              'In een aanbod staat wat wij leveren en tegen welke prijs. Staat er geen termijn in, dan geldt een offerte dertig dagen en een ander aanbod zolang de voorraad strekt.',
            mistake:
              'Een vergissing in een aanbod die de klant heeft opgemerkt of redelijkerwijs had moeten opmerken, bindt ons niet.',
            order:
              'Wie bestelt via onze website of app, ziet voordat hij bestelt wat hij koopt, wat het in totaal kost en dat hij met zijn bestelling een betalingsverplichting aangaat. Wij bevestigen de bestelling direct langs elektronische weg. Zolang de klant die bevestiging niet heeft, kan hij de overeenkomst ontbinden.',
            extra:
              'Vraagt de klant om meer of ander werk dan is afgesproken, dan laten wij vooraf weten wat dat betekent voor de prijs en de planning. Wij beginnen daarmee pas na zijn akkoord.',
          },
        },
        price: {
          title: 'Prijs',
          plain: 'Wat er in de prijs zit en wanneer die mag veranderen.',
          clauses: {
            consumers:
              'Prijzen voor consumenten zijn inclusief btw. Bijkomende kosten, zoals die van bezorging, noemen wij voordat de consument bestelt. Andere kosten hoeft hij niet te betalen.',
            companies:
              'Prijzen voor zakelijke klanten zijn exclusief btw en andere heffingen, behalve als er iets anders bij staat.',
            hours:
              'Is voor een dienst geen vaste prijs afgesproken, dan rekenen wij de uren die wij in redelijkheid aan het werk besteden, tegen het tarief dat wij vooraf hebben genoemd.',
            fixed:
              'Een afgesproken prijs verandert niet zonder akkoord van de klant, behalve als deze voorwaarden dat uitdrukkelijk toestaan.',
            yearly:
              'De prijs van een doorlopende overeenkomst mogen wij na de eerste looptijd ten hoogste eenmaal per jaar wijzigen, als onze kosten of de belastingen die daarop drukken zijn veranderd. Wij laten dat, met de reden, ten minste een maand van tevoren schriftelijk weten. De klant mag de overeenkomst dan kosteloos opzeggen tegen de dag waarop de nieuwe prijs ingaat.',
            yearly_consumer:
              'Een consument betaalt daarbij niet meer dan de prijs die hij al betaalde, verhoogd met het percentage waarmee de consumentenprijsindex (alle huishoudens) van het Centraal Bureau voor de Statistiek is gestegen sinds die prijs werd vastgesteld, en met wat er aan belasting over de prijs zelf bij is gekomen.',
          },
        },
        payment: {
          title: 'Betaling',
          plain: 'Wanneer je betaalt, en wat er gebeurt als dat te laat is.',
          clauses: {
            term: 'De klant betaalt een factuur binnen {payment_days} dagen na de factuurdatum, behalve als iets anders is afgesproken.',
            way: 'Bij een bestelling via onze website of app betaalt de klant op de manier die hij bij het bestellen kiest.',
            half: 'Een consument is bij een koop niet verplicht om meer dan de helft van de prijs vooruit te betalen. Uit eigen keuze mag hij dat wel.',
            security:
              'Hebben wij goede redenen om te vrezen dat een zakelijke klant niet zal betalen, dan mogen wij vooruitbetaling of zekerheid vragen voordat wij verder leveren.',
            late_company:
              'Betaalt een zakelijke klant niet op tijd, dan is hij zonder ingebrekestelling in verzuim. Hij is dan de wettelijke handelsrente van artikel 6:119a van het Burgerlijk Wetboek verschuldigd en de incassokosten volgens het Besluit vergoeding voor buitengerechtelijke incassokosten, met een minimum van veertig euro.',
            late_consumer:
              'Betaalt een consument niet op tijd, dan sturen wij een herinnering. Daarin krijgt hij veertien dagen, die beginnen op de dag nadat hij de herinnering heeft ontvangen, om zonder extra kosten alsnog te betalen, en staat welke incassokosten anders volgen. Betaalt hij ook dan niet, dan is hij vanaf het einde van die veertien dagen de wettelijke rente van artikel 6:119 van het Burgerlijk Wetboek verschuldigd, en incassokosten die niet hoger zijn dan het Besluit vergoeding voor buitengerechtelijke incassokosten toestaat.',
            set_off:
              'Een zakelijke klant mag alleen verrekenen met een vordering die wij hebben erkend of die door een rechter is vastgesteld.',
          },
        },
        delivery: {
          title: 'Levering',
          plain: 'Wanneer je je bestelling krijgt en wie het risico draagt als er onderweg iets misgaat.',
          clauses: {
            consumer_term:
              'Aan een consument leveren wij zo snel mogelijk en uiterlijk dertig dagen nadat de overeenkomst is gesloten, behalve als een andere termijn is afgesproken.',
            consumer_late:
              'Leveren wij niet op tijd, dan kan de consument ons een redelijke extra termijn geven. Leveren wij ook dan niet, dan mag hij de overeenkomst ontbinden. Dat mag direct als wij weigeren te leveren of als levering op de afgesproken dag voor hem wezenlijk was en wij dat wisten. Na ontbinding betalen wij zonder vertraging alles terug.',
            company_term:
              'Een levertijd die wij noemen aan een zakelijke klant is een zo goed mogelijke schatting, behalve als uitdrukkelijk een uiterste datum is afgesproken. Leveren wij te laat, dan stelt hij ons schriftelijk in gebreke en geeft hij ons een redelijke termijn om alsnog te leveren.',
            consumer_risk:
              'Het risico van verlies en beschadiging gaat op een consument over wanneer hij de zaak heeft ontvangen, of iemand anders dan de vervoerder die hij heeft aangewezen. Kiest hij zelf een vervoerder die wij niet aanbieden, dan gaat het risico over wanneer die de zaak ontvangt.',
            company_risk:
              'Bij een zakelijke klant gaat het risico over wanneer de zaak op het afgesproken adres wordt afgeleverd, of wanneer hij zonder goede reden weigert haar aan te nemen.',
            in_parts:
              'Wij mogen in delen leveren als dat de klant geen extra kosten geeft en voor hem niet onredelijk bezwarend is.',
          },
        },
        ownership: {
          title: 'Eigendomsvoorbehoud',
          plain: 'Wat je koopt, is van jou zodra het is betaald.',
          clauses: {
            retained:
              'Een geleverde zaak blijft van ons totdat de klant heeft betaald wat hij verschuldigd is voor die zaak, voor het werk dat wij daarbij hebben verricht of omdat hij bij die betaling is tekortgeschoten.',
            care: 'Tot dat moment gaat de klant er zorgvuldig mee om en geeft hij er geen anderen rechten op.',
            resale: 'Een zakelijke klant mag de zaak wel verkopen of verwerken zoals dat in zijn bedrijf normaal is.',
          },
        },
        service: {
          title: 'Diensten',
          plain: 'Wij doen ons best, en jij geeft ons op tijd wat wij daarvoor nodig hebben.',
          clauses: {
            effort:
              'Wij voeren een dienst uit met de zorg van een goed opdrachtnemer. Een bepaald resultaat zeggen wij alleen toe als dat uitdrukkelijk is afgesproken.',
            cooperation:
              'De klant geeft ons op tijd de gegevens en de medewerking die voor de dienst nodig zijn. Doet hij dat niet, dan mogen wij wachten. De extra kosten die daardoor ontstaan, mogen wij in rekening brengen als wij hem daarvoor eerst hebben gewaarschuwd.',
            others: 'Wij mogen anderen inschakelen en blijven zelf verantwoordelijk voor wat zij doen.',
            time: 'Halen wij een afgesproken termijn niet, dan laten wij dat zo snel mogelijk weten.',
          },
        },
        digital: {
          title: 'Digitale producten',
          plain: 'Wat je met een download, app of online cursus mag, en dat die blijft werken.',
          clauses: {
            use: 'De klant mag wat wij digitaal leveren voor zichzelf of binnen zijn eigen bedrijf gebruiken. Hij mag het niet doorverkopen, verspreiden of zijn toegang met anderen delen, behalve als de wet dat toestaat.',
            works:
              'Vóór de bestelling laten wij weten welke apparatuur en programma’s nodig zijn om het te kunnen gebruiken.',
            updates:
              'Een consument krijgt van ons de updates, ook voor de veiligheid, die nodig zijn om wat wij leverden aan de overeenkomst te laten blijven beantwoorden, zolang de wet dat voorschrijft. Wij laten weten wanneer er een update is.',
          },
        },
        withdrawal: {
          title: 'Herroepen door consumenten',
          plain: 'Koop je op afstand, dan mag je je veertien dagen bedenken.',
          clauses: {
            right:
              'Een consument mag een overeenkomst die op afstand of buiten onze verkoopruimte is gesloten, binnen veertien dagen herroepen. Hij hoeft geen reden te geven.',
            from_goods:
              'Bij een koop beginnen de veertien dagen op de dag nadat de consument de zaak heeft ontvangen; bij een bestelling die in delen komt, op de dag na het laatste deel; bij regelmatige levering gedurende een bepaalde periode, op de dag na de eerste levering.',
            from_services:
              'Bij een dienst of bij digitale inhoud die niet op een gegevensdrager wordt geleverd, beginnen zij op de dag nadat de overeenkomst is gesloten.',
            not_told:
              'Hebben wij de consument niet over dit recht geïnformeerd zoals de wet voorschrijft, dan wordt de termijn met ten hoogste twaalf maanden verlengd. Informeren wij hem alsnog, dan heeft hij vanaf dat moment veertien dagen.',
            how: 'De consument herroept door ons dat binnen de termijn ondubbelzinnig te laten weten, bijvoorbeeld per e-mail aan {contact_email} of met het formulier onder deze voorwaarden.',
            button:
              'Is de overeenkomst via onze website of app gesloten, dan kan de consument daar gedurende de hele termijn ook herroepen met de knop ‘overeenkomst hier herroepen’, waarna hij zijn herroeping bevestigt. Wij sturen hem dan zonder vertraging een ontvangstbevestiging die hij kan bewaren, met de inhoud, de datum en het tijdstip van de herroeping.',
            refund:
              'Wij betalen uiterlijk veertien dagen na de herroeping alles terug wat de consument heeft betaald, ook de gewone kosten van bezorging. Dat doen wij op dezelfde manier als waarop hij heeft betaald, behalve als hij met een andere manier instemt.',
            returned:
              'De consument stuurt de zaak uiterlijk veertien dagen na de herroeping terug. Wij mogen met terugbetalen wachten tot wij de zaak hebben, of tot hij aantoont dat hij haar heeft teruggestuurd als dat eerder is.',
            costs_customer:
              'De kosten van het terugsturen zijn voor de consument, behalve als wij hem dat niet vooraf hebben laten weten.',
            costs_us: 'De kosten van het terugsturen zijn voor ons.',
            handled:
              'De consument mag de zaak bekijken en proberen zoals dat in een winkel zou mogen. Alleen als hij verder gaat, is hij aansprakelijk voor de waardevermindering die daardoor ontstaat.',
            begun:
              'Heeft de consument uitdrukkelijk gevraagd om met een dienst te beginnen voordat de termijn om was, dan betaalt hij bij herroeping een evenredig deel van de prijs voor wat al is gedaan. Dat hoeft niet als wij hem niet vooraf over zijn recht en over deze kosten hebben geïnformeerd.',
          },
        },
        no_withdrawal: {
          title: 'Wanneer herroepen niet kan',
          plain: 'Wat op maat is gemaakt, snel bederft of al klaar is, kan niet terug.',
          clauses: {
            intro: 'Herroepen kan niet als het gaat om:',
            custom:
              'zaken die volgens de wensen van de consument zijn gemaakt en niet vooraf klaar waren, of die duidelijk voor een bepaald persoon zijn bestemd;',
            perishable: 'zaken die snel bederven of beperkt houdbaar zijn;',
            hygiene:
              'verzegelde zaken die om gezondheid of hygiëne niet terug kunnen, als de consument de verzegeling heeft verbroken;',
            mixed: 'zaken die na levering naar hun aard onherroepelijk met andere zaken zijn vermengd;',
            recordings:
              'verzegelde geluids- en beeldopnamen en computerprogramma’s, als de consument de verzegeling heeft verbroken, en losse kranten en tijdschriften;',
            performed:
              'een dienst die wij helemaal hebben uitgevoerd, als de consument vooraf uitdrukkelijk heeft gevraagd om te beginnen en heeft verklaard dat hij zijn recht verliest zodra de dienst klaar is;',
            dated:
              'verblijf, vervoer van zaken, autoverhuur, catering en vrijetijdsbesteding, als daarvoor een bepaalde dag of periode is afgesproken;',
            urgent:
              'een dringende reparatie of dringend onderhoud waarvoor de consument ons uitdrukkelijk heeft laten komen;',
            downloaded:
              'digitale inhoud die niet op een gegevensdrager wordt geleverd, als wij met leveren zijn begonnen nadat de consument daar uitdrukkelijk mee had ingestemd en had verklaard dat hij zijn recht verliest, en wij dat hebben bevestigd;',
            law: 'andere gevallen waarin de wet het recht om te herroepen uitsluit.',
          },
        },
        conformity: {
          title: 'Klopt het niet',
          plain: 'Is er iets mis met wat wij leverden, dan lossen wij dat op.',
          clauses: {
            consumer:
              'Wat wij aan een consument leveren, beantwoordt aan de overeenkomst. Is dat niet zo, dan heeft hij de rechten die de wet hem geeft, zoals kosteloos herstel of vervanging en, als dat niet kan of te lang duurt, prijsvermindering of ontbinding. Een garantie van ons of van de fabrikant doet daar niets aan af.',
            presumed:
              'Blijkt binnen een jaar na de levering van een zaak een gebrek, dan wordt vermoed dat het er bij de levering al was, zoals de wet bepaalt.',
            presumed_digital:
              'Blijkt binnen een jaar na een eenmalige levering van digitale inhoud of een digitale dienst een gebrek, dan wordt vermoed dat het er bij de levering al was. Bij wat doorlopend wordt geleverd, geldt dat vermoeden gedurende de hele looptijd.',
            consumer_tells:
              'De consument meldt een gebrek binnen bekwame tijd nadat hij het heeft ontdekt. Een melding binnen twee maanden is altijd op tijd.',
            company_checks:
              'Een zakelijke klant controleert direct wat hij krijgt. Hij meldt een gebrek schriftelijk binnen veertien dagen nadat hij het heeft ontdekt of redelijkerwijs had kunnen ontdekken. Daarna kan hij zich er niet meer op beroepen.',
            company_repair:
              'Is zijn klacht terecht, dan krijgen wij eerst de gelegenheid om binnen een redelijke termijn te herstellen, te vervangen of alsnog goed te leveren. Lukt dat niet, dan betalen wij een evenredig deel van de prijs terug. Zijn recht om te ontbinden blijft bestaan.',
          },
        },
        liability: {
          title: 'Aansprakelijkheid',
          plain: 'Welke schade wij vergoeden.',
          clauses: {
            consumers:
              'Tegenover een consument gelden de wettelijke regels over aansprakelijkheid. Deze voorwaarden beperken die niet.',
            cap_invoice:
              'Tegenover een zakelijke klant is onze aansprakelijkheid per gebeurtenis beperkt tot het bedrag, zonder btw, dat hij voor de betrokken overeenkomst verschuldigd is. Bij een doorlopende overeenkomst is dat het bedrag over de laatste twaalf maanden. Een reeks samenhangende gebeurtenissen geldt als één gebeurtenis.',
            cap_amount:
              'Tegenover een zakelijke klant is onze aansprakelijkheid per gebeurtenis beperkt tot {cap_amount}. Een reeks samenhangende gebeurtenissen geldt als één gebeurtenis.',
            insured: 'Betaalt onze verzekeraar voor zijn schade meer uit, dan geldt dat hogere bedrag.',
            indirect: 'Gederfde winst, gemiste omzet en schade door stilstand vergoeden wij hem niet.',
            never:
              'Deze beperkingen gelden niet bij opzet of bewuste roekeloosheid van ons of van onze leidinggevenden, bij dood of letsel, en waar de wet een beperking niet toestaat.',
          },
        },
        force_majeure: {
          title: 'Overmacht',
          plain: 'Als iemand er niets aan kan doen dat hij niet kan nakomen.',
          clauses: {
            suspends:
              'Kan een van partijen tijdelijk niet nakomen door iets dat haar niet kan worden toegerekend, dan hoeft zij dat niet zolang dit duurt. Zij laat dat direct weten. Zolang hoeft ook de ander niet na te komen wat daartegenover staat.',
            ends: 'Duurt dit langer dan dertig dagen, dan mag ieder van partijen de overeenkomst ontbinden voor het deel dat niet is nagekomen. Wat daarvoor al is betaald, wordt terugbetaald.',
            consumer: 'De rechten die een consument volgens de wet heeft om eerder te ontbinden, blijven bestaan.',
          },
        },
        property: {
          title: 'Intellectuele eigendom',
          plain: 'Onze ontwerpen, teksten en programma’s blijven van ons. Je mag ze gebruiken waarvoor je ze kreeg.',
          clauses: {
            ours: 'Alle rechten van intellectuele eigendom op wat wij maken of leveren, blijven bij ons of bij wie ons die rechten gaf, behalve als schriftelijk is afgesproken dat zij worden overgedragen. De klant mag het gebruiken voor het doel waarvoor hij het van ons kreeg.',
            theirs:
              'Geeft de klant ons eigen materiaal om mee te werken, dan zorgt hij dat wij dat mogen gebruiken. Het blijft van hem.',
          },
        },
        lasting: {
          title: 'Doorlopende overeenkomsten',
          plain: 'Na de eerste looptijd kun je op ieder moment opzeggen, met een maand opzegtermijn.',
          clauses: {
            first_term:
              'Een overeenkomst om regelmatig zaken, diensten of digitale inhoud te leveren, wordt gesloten voor {initial_months} {initial_months_is_one?maand|maanden}, behalve als een kortere tijd is afgesproken. Ieder van partijen kan haar opzeggen tegen het einde van die tijd, met een opzegtermijn van een maand.',
            goes_on:
              'Wordt zij niet opgezegd, dan loopt zij voor onbepaalde tijd door. Ieder van partijen kan haar dan op ieder moment opzeggen met een opzegtermijn van een maand. Wat over de tijd na het einde vooruit is betaald, betalen wij terug.',
            any_time:
              'Een consument kan een overeenkomst van opdracht (artikel 7:400 van het Burgerlijk Wetboek) op ieder moment opzeggen, ook tijdens de eerste looptijd. Hij betaalt dan voor wat al is gedaan een deel van de prijs dat redelijk is, en geen schadevergoeding.',
            how: 'De klant kan opzeggen op de manier waarop hij de overeenkomst heeft gesloten, en altijd per e-mail aan {contact_email}. Wij zeggen schriftelijk op.',
            breach:
              'Het recht om de overeenkomst te ontbinden als de ander haar niet nakomt, blijft daarnaast bestaan.',
          },
        },
        privacy: {
          title: 'Persoonsgegevens',
          plain: 'Hoe wij met je gegevens omgaan, staat in onze privacyverklaring.',
          clauses: {
            data: 'Wij gaan met persoonsgegevens om zoals de Algemene verordening gegevensbescherming voorschrijft. In onze privacyverklaring staat wat wij met gegevens van klanten doen.',
          },
        },
        changes: {
          title: 'Wijziging van deze voorwaarden',
          plain: 'Nieuwe voorwaarden gelden niet zomaar voor wat al is afgesproken.',
          clauses: {
            new: 'Wij mogen deze voorwaarden wijzigen voor overeenkomsten die daarna worden gesloten.',
            running:
              'Voor een doorlopende overeenkomst mogen wij deze voorwaarden alleen wijzigen om een goede reden, zoals een nieuwe wet, een uitspraak van een rechter of een andere techniek of werkwijze. De wijziging geldt pas een maand nadat wij de klant de nieuwe tekst met de reden hebben gestuurd. Zij verandert niet wat wij leveren en tegen welke prijs. De klant mag de overeenkomst dan kosteloos opzeggen tegen de dag waarop de wijziging ingaat. Voor andere overeenkomsten die al zijn gesloten, blijft de oude tekst gelden.',
            existing: 'Voor een overeenkomst die al is gesloten, blijft de oude tekst gelden.',
          },
        },
        disputes: {
          title: 'Klachten en geschillen',
          plain: 'Laat het ons weten als je niet tevreden bent. Komen we er niet uit, dan beslist de rechter.',
          clauses: {
            complaint:
              'Een klacht kan worden gestuurd naar {contact_email}. Wij antwoorden binnen veertien dagen. Hebben wij meer tijd nodig, dan laten wij binnen die termijn weten wanneer het antwoord komt.',
            law: 'Op onze overeenkomsten is Nederlands recht van toepassing, zonder het Weens Koopverdrag.',
            abroad:
              'Een consument die in een ander land woont en op wie wij ons met ons aanbod richten, houdt de bescherming van het dwingende recht van dat land.',
            consumer_court:
              'Een geschil met een consument wordt voorgelegd aan de rechter die volgens de wet bevoegd is.',
            company_court:
              'Een geschil met een zakelijke klant wordt voorgelegd aan de bevoegde rechter in het arrondissement waar wij zijn gevestigd, behalve als de wet dwingend een andere rechter aanwijst.',
          },
        },
      },
    },
    form: {
      title: 'Modelformulier voor herroeping',
      articles: {
        model: {
          title: null,
          plain: 'Dit formulier heeft de wet zo vastgesteld. Je mag het gebruiken, maar het hoeft niet.',
          clauses: {
            only: 'Dit formulier alleen invullen en terugzenden wanneer u de overeenkomst wilt herroepen.',
            to: 'Aan: {our_name}, {our_street}, {our_zip} {our_town}, {contact_email}',
            statement:
              'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*):',
            dates: 'Besteld op (*)/Ontvangen op (*):',
            name: 'Naam/Namen consument(en):',
            address: 'Adres consument(en):',
            signature: 'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
            day: 'Datum:',
            strike: '(*) Doorhalen wat niet van toepassing is.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof generalTermsShape>

export const generalTerms = make(write(generalTermsShape, texts))
