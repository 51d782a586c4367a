import type { TextsFor } from '../../template.ts'
import type { shareholdersAgreement as shape } from '../shapes/shareholders-agreement.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** De overeenkomst tussen de aandeelhouders. */
export const shareholdersAgreement = {
  title: 'Aandeelhoudersovereenkomst van {full_name}',
  parts: {
    agreement: {
      title: null,
      articles: {
        who_signs: whoSigns,
        parties: {
          title: 'Partijen',
          plain:
            'Alle aandeelhouders doen mee, en de BV zelf ook. Wie via een holding meedoet, tekent ook voor zichzelf.',
          clauses: {
            intro: 'De ondergetekenden:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, {p.marital_status};',
            company:
              '{company_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {p.company_location}, kantoorhoudende te {p.company_zipcode} {p.company_location}, {p.company_address}, ingeschreven in het handelsregister onder nummer {p.chamber}, vertegenwoordigd door {capacity}, {p.prefix} {p.firstname} {p.lastname}{jointly? en {co_director}};',
            holding:
              '{holding_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {holding_seat}, vertegenwoordigd door haar enige bestuurder, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, die deze overeenkomst ook voor zichzelf aangaat, als betrokken persoon;',
            called: 'hierna samen te noemen: de aandeelhouders, en ieder afzonderlijk: een aandeelhouder;',
            founded:
              'en {full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {main.headquarters}, kantoorhoudende te {main.postal_code} {main.place_of_business}, {main.office_address}, ingeschreven in het handelsregister onder nummer {chamber_number}, vertegenwoordigd door haar bestuur zoals onder deze overeenkomst staat, hierna te noemen: de vennootschap.',
          },
        },
        background: {
          title: 'Achtergrond',
          plain: 'Wie welke aandelen heeft, en waarom jullie dit afspreken.',
          clauses: {
            incorporated:
              'De vennootschap is opgericht bij akte, verleden op {deed_day} voor {acting_notary}, notaris met plaats van vestiging {notary_city}. Alle aandelen worden gehouden door de aandeelhouders:',
            held: '{party_name} houdt {party_shares}, {party_numbers}{last?.|;}',
            wish: 'De aandeelhouders willen naast de statuten vastleggen hoe zij samen beslissen, wat er met de winst gebeurt, wat er geldt als één van hen stopt of zijn aandelen verkoopt, en hoe zij een meningsverschil oplossen.',
            agree: 'Partijen spreken daarom het volgende af.',
          },
        },
        definitions: {
          title: 'Begrippen',
          plain: 'Wat de woorden betekenen die steeds terugkomen.',
          clauses: {
            intro: 'In deze overeenkomst betekent:',
            shares:
              'aandelen: de aandelen in het kapitaal van de vennootschap, ook die later worden uitgegeven of verkregen, en rechten om aandelen te nemen;',
            shareholder:
              'aandeelhouder: ieder die hiervoor als aandeelhouder is genoemd, en ieder die volgens {ref:adherence} tot deze overeenkomst is toegetreden, zolang hij aandelen houdt;',
            person_involved:
              'betrokken persoon: de natuurlijke persoon die zelf aandeelhouder is, en, als een rechtspersoon aandeelhouder is, iedere natuurlijke persoon die daarover direct of indirect, alleen of samen met anderen, de zeggenschap heeft;',
            blocking:
              'blokkeringsregeling: de regeling in de statuten volgens welke een aandeelhouder die aandelen wil overdragen, deze eerst aan zijn medeaandeelhouders aanbiedt;',
            own_holding:
              'eigen holding: een rechtspersoon waarvan een betrokken persoon alle aandelen houdt en de enige is die er zeggenschap over heeft;',
            articles: 'statuten: de statuten van de vennootschap, zoals zij op enig moment luiden;',
            value: 'waarde: de waarde van aandelen, bepaald volgens {ref:valuation};',
            working:
              'werkzaam: bezig met werk voor de vennootschap, als bestuurder, als werknemer of in opdracht, in persoon of via een eigen vennootschap;',
            control:
              'zeggenschap: de mogelijkheid om, ook door tussenkomst van anderen, meer dan de helft van de stemmen in een rechtspersoon uit te brengen of meer dan de helft van zijn bestuurders te benoemen of te ontslaan.',
            other_terms:
              'Begrippen die in de statuten zijn omschreven, hebben hier dezelfde betekenis. Waar “hij” of “zijn” staat, wordt ieder bedoeld, en waar meervoud staat ook enkelvoud. Verwijzingen naar een artikel zonder nadere aanduiding zijn verwijzingen naar een artikel van deze overeenkomst.',
          },
        },
        purpose: {
          title: 'Samenwerking',
          plain: 'Jullie werken samen in de BV en stemmen zo dat deze afspraken worden nagekomen.',
          clauses: {
            together:
              'De aandeelhouders werken samen in de vennootschap en richten zich daarbij naar haar belang en dat van de onderneming die zij drijft. Zij gedragen zich tegenover elkaar naar wat redelijk en billijk is.',
            votes:
              'Iedere aandeelhouder brengt zijn stem zo uit dat deze overeenkomst wordt uitgevoerd, en doet daarvoor verder alles wat in zijn macht ligt.',
            person_involved:
              'Een aandeelhouder die een rechtspersoon is, staat ervoor in dat zijn betrokken persoon deze overeenkomst naleeft alsof hij daarbij zelf partij was.',
            no_partnership:
              'Deze overeenkomst is geen overeenkomst van maatschap of vennootschap onder firma. Geen van de aandeelhouders kan een ander op grond daarvan vertegenwoordigen.',
          },
        },
        precedence: {
          title: 'Verhouding tot de statuten',
          plain:
            'Voor de buitenwereld gelden de statuten. Onderling gaat deze overeenkomst voor, voor zover de wet dat toelaat.',
          clauses: {
            beside: 'Deze overeenkomst vult de statuten aan.',
            prevails:
              'Wijkt deze overeenkomst af van de statuten, dan gaat zij tussen partijen voor, voor zover de wet dat toelaat. Op verzoek van een aandeelhouder werken de anderen mee aan een wijziging van de statuten die het verschil wegneemt.',
            blocking:
              'Een overdracht waartoe deze overeenkomst verplicht of waarop zij recht geeft, gebeurt met inachtneming van de blokkeringsregeling. Waar de statuten daarvoor de instemming van medeaandeelhouders vragen, geven de aandeelhouders die op eerste verzoek schriftelijk.',
            company:
              'De vennootschap is partij om te doen wat deze overeenkomst van haar vraagt, en om haar bestuur daarnaar te laten handelen, voor zover de wet en de statuten dat toestaan.',
          },
        },
        board: {
          title: 'Bestuur en informatie',
          plain: 'Het bestuur leidt de BV en houdt alle aandeelhouders op de hoogte.',
          clauses: {
            manages:
              'Het bestuur bestuurt de vennootschap binnen de grenzen van de wet, de statuten en deze overeenkomst.',
            budget:
              'Vóór het begin van ieder boekjaar stelt het bestuur een begroting op en legt die ter goedkeuring voor zoals {ref:decisions} bepaalt. Voor het eerste boekjaar doet het dat binnen drie maanden na de oprichting.',
            figures:
              'Binnen zes weken na afloop van ieder kwartaal zendt het bestuur aan alle aandeelhouders een overzicht van de resultaten, de liquide middelen en de schulden. Iedere aandeelhouder krijgt verder de inlichtingen waarom hij redelijkerwijs vraagt.',
          },
        },
        decisions: {
          title: 'Besluiten die de aandeelhouders samen nemen',
          plain: 'Voor deze besluiten heeft het bestuur jullie nodig. Over de rest beslist het zelf.',
          clauses: {
            everyone: 'De volgende besluiten worden alleen genomen als alle aandeelhouders daarmee instemmen:',
            two_thirds:
              'De volgende besluiten worden alleen genomen als aandeelhouders die samen ten minste twee derde van de geplaatste aandelen houden, daarmee instemmen:',
            articles: 'wijziging van de statuten, fusie, splitsing, omzetting en ontbinding van de vennootschap;',
            shares:
              'uitgifte van aandelen, beperking of uitsluiting van het voorkeursrecht, en inkoop en intrekking van aandelen;',
            directors:
              'benoeming van een bestuurder, en vaststelling en wijziging van de bezoldiging van een bestuurder;',
            budget: 'goedkeuring van de begroting, en een wezenlijke verandering van de aard van de onderneming;',
            spending:
              'uitgaven, investeringen en overeenkomsten die, alleen of in samenhang, een bedrag van {main.agreement_amount} te boven gaan, tenzij zij in een goedgekeurde begroting staan;',
            loans:
              'het lenen of uitlenen van geld, als het uitstaande bedrag daardoor hoger wordt dan {main.agreement_amount};',
            security: 'het stellen van zekerheid en het instaan voor schulden van een ander;',
            real_estate: 'het verkrijgen, vervreemden, bezwaren en langdurig huren of verhuren van registergoederen;',
            business:
              'het kopen, verkopen of staken van een onderneming of een belangrijk deel daarvan, het nemen of vervreemden van een deelneming en het oprichten van een dochtermaatschappij;',
            rights:
              'het overdragen van rechten van intellectuele eigendom en het verlenen van een uitsluitende licentie daarop;',
            related:
              'overeenkomsten tussen de vennootschap en een aandeelhouder, zijn betrokken persoon, of iemand met wie een van hen door familie, huwelijk, partnerschap of zeggenschap is verbonden;',
            insolvency: 'de aangifte tot faillietverklaring en de aanvraag van surseance van betaling.',
            approval:
              'Voor zover het besluiten van het bestuur betreft, geldt het eerste lid ook als het besluit van de aandeelhouders om deze besluiten, zoals de statuten mogelijk maken, aan goedkeuring van de algemene vergadering te onderwerpen. Dat de goedkeuring ontbreekt, tast de bevoegdheid om de vennootschap te vertegenwoordigen niet aan.',
            answer:
              'Een aandeelhouder aan wie een besluit is voorgelegd, antwoordt binnen twee weken. Antwoordt hij ook niet binnen een week na een schriftelijke herinnering die op dit gevolg wijst, dan geldt dat als instemming.',
            dismissal:
              'Over schorsing en ontslag van een bestuurder wordt beslist zoals de wet en de statuten bepalen.',
          },
        },
        funding: {
          title: 'Financiering',
          plain:
            'Niemand hoeft later geld bij te leggen. Wie dat wel doet, doet het op dezelfde voorwaarden als de anderen.',
          clauses: {
            no_duty:
              'Behalve tot storting op zijn aandelen is een aandeelhouder niet verplicht de vennootschap geld of andere middelen te verschaffen.',
            loans:
              'Heeft de vennootschap meer middelen nodig, dan zoekt het bestuur die eerst bij een bank of een andere financier. Lenen de aandeelhouders haar geld, dan kan ieder dat doen naar verhouding van zijn aandelen, en op gelijke en zakelijke voorwaarden.',
            new_shares:
              'Worden aandelen uitgegeven, dan heeft iedere aandeelhouder het voorkeursrecht dat de statuten hem geven, en is de koers ten minste de waarde, tenzij alle aandeelhouders met een lagere koers instemmen.',
            surety:
              'Een aandeelhouder hoeft zich niet borg te stellen of op een andere manier in te staan voor schulden van de vennootschap.',
          },
        },
        profit: {
          title: 'Winst',
          plain: 'Wat jullie met de winst doen. Uitkeren mag alleen als de BV haar rekeningen kan blijven betalen.',
          clauses: {
            buffer_first:
              'De vennootschap houdt vrije middelen aan die genoeg zijn voor de vaste kosten van zes maanden, gerekend naar de laatst vastgestelde jaarrekening. Zolang die er niet zijn, wordt de winst gereserveerd. Zijn zij er wel, dan wordt de winst die daarboven uitgaat ieder jaar uitgekeerd, binnen twee maanden na de vaststelling van de jaarrekening, tenzij alle aandeelhouders met iets anders instemmen.',
            half: 'Van de winst na belasting wordt ieder jaar ten minste de helft uitgekeerd, binnen twee maanden na de vaststelling van de jaarrekening, tenzij alle aandeelhouders met iets anders instemmen. De rest wordt gereserveerd.',
            together: 'De winst wordt gereserveerd, tenzij alle aandeelhouders met een uitkering instemmen.',
            limits:
              'Een uitkering wordt alleen gedaan voor zover de wet en de statuten dat toestaan en het bestuur haar goedkeurt (artikel 2:216 van het Burgerlijk Wetboek).',
            proportion: 'Uitkeringen worden gedaan naar verhouding van ieders aandelen, zoals de statuten bepalen.',
          },
        },
        transfer: {
          title: 'Overdracht van aandelen',
          plain: 'Wie wil verkopen, biedt zijn aandelen eerst aan de anderen aan. Hoe dat gaat, staat in de statuten.',
          clauses: {
            only: 'Een aandeelhouder draagt aandelen alleen over met inachtneming van de blokkeringsregeling en van deze overeenkomst.',
            encumber:
              'Een aandeelhouder vestigt geen pandrecht of vruchtgebruik op zijn aandelen, werkt niet mee aan de uitgifte van certificaten daarvan en verleent aan anderen geen recht om ze te verkrijgen, tenzij alle aandeelhouders daarmee instemmen.',
            own_holding:
              'Mag een aandeelhouder zijn aandelen volgens de statuten zonder aanbod overdragen aan zijn eigen holding, dan blijft de betrokken persoon naast die holding hoofdelijk gebonden aan deze overeenkomst. Houdt zij op zijn eigen holding te zijn, dan draagt zij de aandelen eerst aan hem terug over.',
            adherence:
              'Een aandeelhouder die aandelen overdraagt, zorgt ervoor dat de verkrijger uiterlijk bij de levering volgens {ref:adherence} tot deze overeenkomst toetreedt.',
          },
        },
        events: {
          title: 'Overlijden, scheiding en andere gebeurtenissen',
          plain:
            'De statuten zeggen wanneer aandelen dan moeten worden aangeboden. Hier staat wat er onderling bij hoort.',
          clauses: {
            articles:
              'Of aandelen moeten worden aangeboden na overlijden, echtscheiding, faillissement, surseance van betaling, wettelijke schuldsanering of een verandering van de zeggenschap over een aandeelhouder, en hoe dat gaat, bepalen de statuten.',
            death:
              'De rechten en verplichtingen uit deze overeenkomst gaan bij overlijden over op de erfgenamen. Zij wijzen binnen drie maanden één persoon aan die hen tegenover de vennootschap en de andere aandeelhouders vertegenwoordigt.',
            divorce:
              'Behoren aandelen, of de aandelen in een rechtspersoon die aandeelhouder is, tot een huwelijksgemeenschap of een andere gemeenschap die wordt ontbonden, dan zorgt de betrokken persoon ervoor dat zij bij de verdeling aan hem worden toegedeeld.',
            price:
              'Moeten aandelen in een van deze gevallen worden aangeboden, dan is de prijs tussen de aandeelhouders de waarde, zonder korting.',
          },
        },
        leaver: {
          title: 'Wie stopt met werken voor de vennootschap',
          plain: 'Wat er met de aandelen gebeurt van iemand die niet langer in de BV werkt.',
          clauses: {
            keeps:
              'Een aandeelhouder hoeft zijn aandelen niet aan te bieden omdat hij, of zijn betrokken persoon, ophoudt voor de vennootschap werkzaam te zijn.',
            still_bound: 'Zolang hij aandelen houdt, blijft hij aan deze overeenkomst gebonden.',
            offers:
              'Houdt een aandeelhouder of zijn betrokken persoon op werkzaam te zijn, dan biedt die aandeelhouder binnen vier weken daarna al zijn aandelen te koop aan. Na overlijden geldt {ref:events}. Dit artikel geldt niet voor een aandeelhouder die zelf niet, en van wie de betrokken persoon niet, werkzaam is geweest.',
            by_blocking:
              'Het aanbod wordt gedaan en afgewikkeld volgens de blokkeringsregeling, maar de aandeelhouder trekt het niet in, en de prijs is die van dit artikel.',
            full_price: 'De prijs is de waarde, ongeacht de reden van het vertrek.',
            price: 'De prijs is de waarde, behalve in de gevallen die het volgende lid noemt.',
            blame:
              'De prijs is drie kwart van de waarde als aan de aandeelhouder of zijn betrokken persoon van het vertrek een ernstig verwijt kan worden gemaakt. Dat is alleen zo als:',
            blame_cause:
              'hij is ontslagen of zijn opdracht is beëindigd om een reden die in een arbeidsovereenkomst een dringende reden zou zijn als bedoeld in artikel 7:678 van het Burgerlijk Wetboek, of om een onherroepelijke veroordeling wegens een misdrijf dat de vennootschap heeft benadeeld;',
            blame_breach:
              'hij in ernstige mate heeft gehandeld in strijd met {ref:transfer}, {ref:competition} of {ref:secrecy}, en dat na een schriftelijke aanmaning niet binnen twee weken heeft hersteld, voor zover herstel mogelijk is; of',
            blame_early:
              'hij binnen twee jaar na de oprichting van de vennootschap zelf is opgestapt, zonder dat ziekte, arbeidsongeschiktheid, de zorg voor een naaste of een ernstige tekortkoming van de vennootschap of van een andere aandeelhouder daarvoor de reden was.',
            no_blame:
              'In alle andere gevallen, waaronder ziekte, arbeidsongeschiktheid, pensioen en ontslag zonder ernstig verwijt, is de prijs de waarde zonder aftrek.',
            not_bought:
              'Worden niet alle aangeboden aandelen gekocht, dan houdt de aandeelhouder zijn aandelen en blijft hij aan deze overeenkomst gebonden. De vrijheid om aan een ander over te dragen die de blokkeringsregeling na een aanbod geeft, geldt in dit geval niet.',
            steps_down:
              'Wie ophoudt werkzaam te zijn, legt zijn functies in de vennootschap neer zodra de andere aandeelhouders daarom vragen.',
          },
        },
        valuation: {
          title: 'Waarde van de aandelen',
          plain: 'Jullie bepalen de waarde samen. Lukt dat niet, dan doet een onafhankelijke deskundige het.',
          clauses: {
            determined:
              'De waarde is het bedrag waarover de betrokken aandeelhouders het eens worden. Worden zij het niet binnen vier weken eens, dan wordt de waarde bepaald door een onafhankelijke deskundige, die wordt aangewezen, zijn werk doet en wordt betaald zoals de blokkeringsregeling bepaalt. Zijn oordeel bindt de aandeelhouders.',
            basis:
              'De deskundige gaat uit van de waarde van de hele onderneming in het economisch verkeer, bij voortzetting, en rekent die toe naar verhouding van de aandelen, zonder opslag voor een meerderheid en zonder aftrek voor een minderheid.',
            day: 'De waarde wordt bepaald naar de dag waarop de aandelen worden aangeboden of moesten worden aangeboden.',
            discounted:
              'Een lagere prijs dan de waarde verlaagt alleen wat voor de aandelen wordt betaald, en komt de kopers ten goede naar verhouding van wat zij kopen.',
          },
        },
        tag_along: {
          title: 'Recht om mee te verkopen',
          plain: 'Verkoopt de meerderheid aan een buitenstaander, dan mag je voor dezelfde prijs mee verkopen.',
          clauses: {
            right:
              'Willen één of meer aandeelhouders, in één keer of in samenhang, meer dan de helft van alle aandelen overdragen aan iemand die geen aandeelhouder is, dan heeft iedere andere aandeelhouder het recht al zijn aandelen mee te verkopen.',
            notice:
              'De verkopende aandeelhouders delen de koper, de prijs en de verdere voorwaarden ten minste vier weken vóór het sluiten van de overeenkomst schriftelijk aan de anderen mee. Wie wil meeverkopen, laat dat binnen drie weken daarna weten, in de plaats van op een aanbod volgens de blokkeringsregeling in te gaan.',
            terms: 'Wie meeverkoopt, doet dat tegen dezelfde prijs per aandeel en op dezelfde voorwaarden.',
            not_taken:
              'Neemt de koper de aandelen van wie wil meeverkopen niet over, dan gaat de overdracht niet door.',
          },
        },
        drag_along: {
          title: 'Plicht om mee te verkopen',
          plain: 'Willen genoeg aandeelhouders de hele BV verkopen, dan verkopen de anderen mee, voor dezelfde prijs.',
          clauses: {
            three_quarters:
              'Willen aandeelhouders die samen ten minste drie kwart van alle aandelen houden, al hun aandelen verkopen aan een onafhankelijke derde die alle aandelen wil kopen, dan verkopen en leveren de andere aandeelhouders op hun verzoek al hun aandelen ook aan die derde.',
            majority:
              'Willen aandeelhouders die samen meer dan de helft van alle aandelen houden, al hun aandelen verkopen aan een onafhankelijke derde die alle aandelen wil kopen, dan verkopen en leveren de andere aandeelhouders op hun verzoek al hun aandelen ook aan die derde.',
            first_offer:
              'De verkopende aandeelhouders bieden hun aandelen eerst aan volgens de blokkeringsregeling, met vermelding van de derde, de prijs en de verdere voorwaarden en van hun beroep op dit artikel. De andere aandeelhouders kunnen dan zelf kopen; in dat geval is de prijs die van de derde. Kopen zij niet alle aangeboden aandelen, dan verkopen zij mee.',
            same_terms:
              'De prijs per aandeel is voor iedereen gelijk, wordt in geld en bij de levering betaald, en niemand krijgt daarnaast voor zijn aandelen een ander voordeel.',
            warranties:
              'Wie volgens dit artikel meeverkoopt, hoeft niet meer te garanderen dan dat de aandelen van hem zijn, dat zij onbezwaard zijn en dat hij bevoegd is, en is nooit voor meer aansprakelijk dan de prijs die hij zelf ontvangt.',
          },
        },
        cooperation: {
          title: 'Medewerking aan levering',
          plain: 'Wie aandelen moet leveren, werkt daaraan mee. Anders mag de BV het voor hem doen.',
          clauses: {
            deliver:
              'Wie volgens deze overeenkomst aandelen moet overdragen, levert die vrij van beperkte rechten en beslag, bij notariële akte en tegen gelijktijdige betaling van de prijs, tenzij verkoper en koper een andere betaling afspreken.',
            power:
              'Iedere aandeelhouder geeft de vennootschap een onherroepelijke volmacht om, als hij twee weken na een schriftelijke aanmaning nog niet meewerkt, in het belang van wie de aandelen moet verkrijgen namens hem de aandelen te leveren die hij volgens deze overeenkomst moet overdragen. De prijs wordt dan voor hem betaald op de kwaliteitsrekening van de notaris. De vennootschap mag daarbij ook voor de koper optreden.',
          },
        },
        competition: {
          title: 'Concurrentie',
          plain: 'Je concurreert niet met je eigen BV, en haalt geen klanten of personeel weg.',
          clauses: {
            during:
              'Zolang iemand aandeelhouder of betrokken persoon is, of werkzaam is, drijft hij direct noch indirect een onderneming die in Nederland concurreert met die van de vennootschap. Hij werkt niet voor zo’n onderneming en neemt daarin geen belang.',
            twelve_months:
              'Dat blijft gelden tot twaalf maanden nadat hij geen aandeelhouder of betrokken persoon meer is en niet meer werkzaam is, voor de activiteiten die de vennootschap op dat moment verricht.',
            six_months:
              'Dat blijft gelden tot zes maanden nadat hij geen aandeelhouder of betrokken persoon meer is en niet meer werkzaam is, voor de activiteiten die de vennootschap op dat moment verricht.',
            free_after: 'Daarna is hij daarin vrij, met inachtneming van {ref:secrecy}.',
            relations:
              'In dezelfde tijd beweegt hij klanten en leveranciers van de vennootschap niet om hun relatie met haar te beëindigen of te beperken, en beweegt hij haar personeel niet om te vertrekken.',
            allowed:
              'Toegestaan zijn een belang van ten hoogste vijf procent in een beursgenoteerde onderneming, en wat alle aandeelhouders schriftelijk hebben goedgekeurd. Een aandeelhouder die zelf niet, en van wie de betrokken persoon niet, werkzaam is, mag in andere ondernemingen beleggen als hij daarbij geen vertrouwelijke informatie van de vennootschap gebruikt.',
            other_contracts:
              'Een beding over concurrentie in een arbeidsovereenkomst of een overeenkomst van opdracht blijft daarnaast gelden. Voor dezelfde overtreding wordt maar één boete verbeurd. Gaat dit artikel verder dan de wet toelaat, dan geldt het voor zover dat wel is toegelaten.',
          },
        },
        secrecy: {
          title: 'Geheimhouding',
          plain: 'Wat je over de BV en over elkaar weet, houd je voor je.',
          clauses: {
            secret:
              'Partijen en betrokken personen houden geheim wat zij over de vennootschap, haar onderneming en haar relaties weten en wat zij moeten begrijpen dat vertrouwelijk is, en ook de inhoud van deze overeenkomst.',
            exceptions:
              'Dat geldt niet voor wat de wet of een rechter verplicht bekend te maken, wat nodig is om een recht te laten gelden, en wat aan een adviseur, financier of mogelijke koper wordt verteld die zelf tot geheimhouding is verplicht.',
            lasts:
              'Deze plicht blijft na het einde van de overeenkomst nog vijf jaar bestaan, en voor bedrijfsgeheimen zolang zij geheim zijn.',
          },
        },
        intellectual_property: {
          title: 'Intellectuele eigendom',
          plain: 'Wat je voor de BV maakt of bedenkt, is van de BV.',
          clauses: {
            belongs:
              'Alle rechten van intellectuele eigendom op wat een aandeelhouder of zijn betrokken persoon in zijn werk voor de vennootschap of haar onderneming maakt of bedenkt, in Nederland en daarbuiten, komen aan de vennootschap toe.',
            assigned:
              'Voor zover die rechten niet al krachtens de wet van de vennootschap zijn, dragen de aandeelhouders en hun betrokken personen ze met deze akte nu al, zodra zij ontstaan, aan de vennootschap over, die ze aanvaardt. Van hun persoonlijkheidsrechten doen zij afstand voor zover de wet dat toelaat. Is een betrokken persoon geen partij bij deze overeenkomst, dan zorgt de aandeelhouder ervoor dat hij zijn rechten schriftelijk aan de vennootschap overdraagt.',
            cooperates:
              'Is voor een overdracht, een registratie of een inschrijving nog iets nodig, dan werken zij daaraan mee. De vennootschap draagt de kosten.',
            earlier:
              'Wat iemand vóór de oprichting al had, blijft van hem, tenzij het schriftelijk aan de vennootschap is overgedragen. Gebruikt de vennootschap het met zijn instemming, dan mag zij dat kosteloos blijven doen zolang zij het voor haar onderneming nodig heeft.',
          },
        },
        deadlock: {
          title: 'Als de aandeelhouders het niet eens worden',
          plain: 'Eerst praten, dan een mediator, daarna de regeling in de statuten of een uitkoop.',
          clauses: {
            talk: 'Worden de aandeelhouders het niet eens over een besluit dat voor de vennootschap van belang is, dan overleggen zij daarover binnen twee weken nadat één van hen daarom schriftelijk heeft gevraagd.',
            mediation:
              'Komen zij er binnen vier weken niet uit, dan leggen zij het voor aan een mediator die in het register van de Mediatorsfederatie Nederland is ingeschreven en die zij samen kiezen. Hebben zij volgens de statuten al een bemiddelaar aangewezen, dan is dat de mediator. De vennootschap betaalt hem.',
            articles:
              'Heeft de mediation binnen acht weken niet tot een oplossing geleid, dan geldt wat de statuten over het staken van stemmen bepalen. Een besluit dat zo tot stand komt, heeft geen verdere instemming volgens {ref:decisions} nodig.',
            way_out:
              'Bieden ook de statuten geen oplossing en blijft het besluit uit terwijl de vennootschap het niet kan missen, dan spreken de aandeelhouders binnen twee maanden af dat één of meer van hen de aandelen van de anderen tegen de waarde overnemen, of dat de onderneming wordt verkocht. Spreken zij dat niet af, dan kan ieder van hen de rechter vragen te beslissen, ook volgens de wettelijke geschillenregeling.',
            meanwhile:
              'In de tussentijd zetten partijen de onderneming op de gebruikelijke manier voort en laten zij alles na wat een oplossing moeilijker maakt.',
          },
        },
        breach: {
          title: 'Niet-nakoming',
          plain:
            'Wie zich niet aan de afspraken houdt, krijgt eerst de kans om het te herstellen. Daarna geldt een boete.',
          clauses: {
            notice:
              'Wie een verplichting uit deze overeenkomst niet nakomt, krijgt eerst een schriftelijke aanmaning met een termijn van twee weken om alsnog na te komen, tenzij nakoming niet meer mogelijk is.',
            penalty:
              'Is ook dan niet nagekomen wat {ref:transfer}, {ref:leaver}, {ref:cooperation}, {ref:competition} of {ref:secrecy} verlangen, dan is een boete verschuldigd van tienduizend euro (€ 10.000,00) per overtreding, en van tweehonderdvijftig euro (€ 250,00) voor iedere dag dat de overtreding voortduurt, met een maximum van vijftigduizend euro (€ 50.000,00) per overtreding.',
            damages:
              'De boete laat het recht op nakoming onverlet. Is de schade hoger dan de boete, dan wordt ook het meerdere vergoed; wat aan boete is betaald, komt op de schadevergoeding in mindering.',
            beneficiaries:
              'De boete komt toe aan de andere aandeelhouders, naar verhouding van hun aandelen. Een aandeelhouder die een rechtspersoon is, is de boete ook verschuldigd voor een overtreding door zijn betrokken persoon, maar samen zijn zij haar één keer verschuldigd.',
          },
        },
        adherence: {
          title: 'Nieuwe aandeelhouders',
          plain: 'Wie later aandelen krijgt, doet met dezelfde afspraken mee.',
          clauses: {
            joins:
              'Wie aandelen verkrijgt zonder al partij te zijn, treedt tot deze overeenkomst toe door een schriftelijke verklaring aan de vennootschap. Is de verkrijger een rechtspersoon, dan ondertekent zijn betrokken persoon die verklaring ook voor zichzelf.',
            accepted:
              'Partijen aanvaarden nu al iedere toetreding die volgens dit artikel gebeurt. De vennootschap bevestigt haar namens allen.',
            issue:
              'De vennootschap geeft alleen aandelen uit aan wie partij is of uiterlijk bij de uitgifte toetreedt.',
          },
        },
        term: {
          title: 'Duur en einde',
          plain: 'De overeenkomst geldt zolang jullie samen aandeelhouder zijn.',
          clauses: {
            begins:
              'Deze overeenkomst wordt ondertekend nadat de vennootschap is opgericht, en geldt vanaf de dag van de oprichting.',
            lasts:
              'Zij duurt zolang de vennootschap meer dan één aandeelhouder heeft en kan niet worden opgezegd of ontbonden. Zij eindigt ook als alle aandeelhouders dat schriftelijk afspreken of de vereffening van het vermogen van de vennootschap is geëindigd.',
            leaves:
              'Voor wie al zijn aandelen heeft overgedragen zoals deze overeenkomst dat wil, eindigt zij op de dag van de levering.',
            survives:
              'Na het einde blijven {ref:competition}, {ref:secrecy}, {ref:intellectual_property}, {ref:breach} en {ref:law} gelden, voor de tijd die daar is genoemd of die uit hun aard volgt.',
          },
        },
        final: {
          title: 'Slotbepalingen',
          plain: 'Wijzigen kan alleen als iedereen tekent.',
          clauses: {
            changes:
              'Wijziging van deze overeenkomst gebeurt schriftelijk en met de handtekening van alle partijen. Zij komt in de plaats van alles wat de aandeelhouders eerder over hetzelfde onderwerp hebben afgesproken.',
            invalid:
              'Is een bepaling ongeldig, dan blijft de rest gelden en vervangen partijen haar door een geldige bepaling die zo dicht mogelijk bij de bedoeling komt.',
            notices:
              'Mededelingen op grond van deze overeenkomst gebeuren schriftelijk, aan het adres of e-mailadres dat in het register van aandeelhouders staat.',
            costs: 'De kosten van deze overeenkomst zijn voor rekening van de vennootschap.',
            copies:
              'Iedere partij krijgt een ondertekend exemplaar. Ondertekening met een elektronische handtekening die voldoende betrouwbaar is, heeft dezelfde gevolgen als ondertekening op papier.',
          },
        },
        law: {
          title: 'Recht en geschillen',
          plain: 'Nederlands recht. Eerst proberen jullie er met een mediator uit te komen, daarna beslist de rechter.',
          clauses: {
            law: 'Op deze overeenkomst is Nederlands recht van toepassing.',
            first:
              'Een geschil over deze overeenkomst wordt pas aan de rechter voorgelegd nadat partijen hebben geprobeerd het op te lossen zoals {ref:deadlock.talk} en {ref:deadlock.mediation} bepalen, tenzij een voorlopige maatregel nodig is.',
            court:
              'Bevoegd is de rechtbank van het arrondissement waarin de vennootschap haar zetel heeft, voor zover de wet geen andere rechter aanwijst.',
          },
        },
        signature: {
          ...signatureHeading,
          plain:
            'Iedereen tekent: voor zichzelf, of namens zijn holding en daarnaast voor zichzelf. Een bestuurder tekent ook voor de BV.',
          clauses: signatureLines,
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
