import type { TextsFor } from '../../template.ts'
import type { deed as shape } from '../shapes/deed.ts'

/** De akte van oprichting met de statuten. */
export const deed = {
  title: 'Akte van oprichting van {full_name}',
  parts: {
    opening: {
      title: null,
      articles: {
        heading: {
          title: 'Verschenen persoon',
          plain:
            'Een medewerker van de notaris tekent voor je, met de volmacht die je vooraf geeft. Je hoeft dus niet zelf naar het kantoor.',
          clauses: {
            appears:
              'Heden, {deed_day}, verscheen voor mij, {acting_notary}, notaris met plaats van vestiging {notary_city}: {clerk}, geboren te {deputy_birthplace} op {deputy_birthdate}, werkzaam op mijn kantoor, {deputy_address}, hierna te noemen: de verschenen persoon. De verschenen persoon handelt als schriftelijk gevolmachtigde van de hierna te noemen {several_founders?oprichters|oprichter}.',
          },
        },
        founders: {
          title: '{several_founders?Oprichters|Oprichter}',
          plain:
            'Wie de BV oprichten. De wet wil dat hun naam, geboortedatum, adres en burgerlijke staat in de akte staan.',
          clauses: {
            intro: 'De verschenen persoon verklaarde te handelen namens:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, {p.marital_status}{last?.|;}',
            company:
              '{company_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {p.company_location}, kantoorhoudende te {p.company_zipcode} {p.company_location}, {p.company_address}, ingeschreven in het handelsregister onder nummer {p.chamber}, bij het geven van de volmacht rechtsgeldig vertegenwoordigd door {capacity}, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.representative_birthplace} op {p.representative_birthdate}, wonende te {home_zip} {home_town}, {home_address}{jointly?, en {co_director}, geboren te {co_director_birthplace} op {co_director_birthdate}, wonende te {co_director_address}}{last?.|;}',
            holding:
              '{holding_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {holding_seat}, kantoorhoudende te {holding_zip} {holding_town}, {holding_street}, vandaag om {holding_hour} uur en {holding_minute} minuten, vóór het verlijden van deze akte, opgericht bij een akte die voor mij, notaris, is verleden, vertegenwoordigd door haar enige bestuurder, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}{last?.|;}',
            called:
              'De hiervoor genoemde {several_founders?partijen worden in deze akte samen aangeduid als: de oprichters, en ieder afzonderlijk als: een oprichter|partij wordt in deze akte aangeduid als: de oprichter}.',
          },
        },
        powers: {
          title: 'Volmacht',
          plain: 'De notaris heeft de getekende volmachten gezien en bewaart ze bij de akte.',
          clauses: {
            shown:
              '{several_founders?Van de volmachten|Van de volmacht} aan de verschenen persoon blijkt uit {several_founders?onderhandse akten, een van iedere oprichter, die|een onderhandse akte die} aan deze akte {several_founders?worden|wordt} gehecht. Mij, notaris, is van het bestaan van die {several_founders?volmachten|volmacht} genoegzaam gebleken. {several_founders?De identiteit van degenen die de volmachten hebben ondertekend, is|De identiteit van degene die de volmacht heeft ondertekend, is} aan de hand van een daartoe bestemd document vastgesteld.',
            by_proxy:
              'De volmacht van {company_name} is namens haar ondertekend door haar schriftelijk gevolmachtigde, {titled_name}. Van diens volmacht blijkt uit een onderhandse akte, die eveneens aan deze akte wordt gehecht.',
            holding_first:
              'De volmacht van {holding_name} is namens haar verleend toen zij nog in oprichting was. Na haar oprichting en vóór het verlijden van deze akte heeft zij die volmacht{in_kind? en het ondertekenen van de beschrijving van de inbreng} bekrachtigd als bedoeld in artikel 2:203 van het Burgerlijk Wetboek. Dat blijkt uit een onderhandse akte van bekrachtiging, die aan deze akte wordt gehecht.',
          },
        },
        language: {
          title: 'Taal',
          plain: 'De Nederlandse tekst is de akte. De Engelse tekst ernaast helpt alleen bij het lezen.',
          clauses: {
            translation:
              'Deze akte is in het Nederlands gesteld. Een Engelse vertaling volgt als afzonderlijk stuk op de akte, zodat wie geen Nederlands leest, weet wat de akte inhoudt. De vertaling is geen deel van de akte; bij verschil tussen beide teksten geldt de Nederlandse.',
            terms:
              'Nederlandse juridische begrippen worden ook in de vertaling naar Nederlands recht uitgelegd, zelfs als het Engelse woord daarvoor in een ander rechtsstelsel iets anders betekent.',
          },
        },
        incorporation: {
          title: 'Oprichting',
          plain: 'Met deze zin ontstaat je BV, op het moment dat de notaris de akte ondertekent.',
          clauses: {
            founded:
              'De verschenen persoon, handelend als gemeld, verklaarde dat {several_founders?de oprichters bij deze akte een besloten vennootschap met beperkte aansprakelijkheid oprichten|de oprichter bij deze akte een besloten vennootschap met beperkte aansprakelijkheid opricht} en daarvoor de volgende statuten {several_founders?vaststellen|vaststelt}.',
          },
        },
      },
    },
    articles: {
      title: 'Statuten',
      articles: {
        definitions: {
          title: 'Begripsbepalingen',
          plain: 'Wat de vaste woorden in de statuten betekenen.',
          clauses: {
            intro: 'In deze statuten betekent:',
            general_meeting:
              'algemene vergadering: het orgaan van de vennootschap dat wordt gevormd door degenen die stemrecht op aandelen hebben, en ook de bijeenkomst van vergadergerechtigden;',
            board: 'bestuur: het bestuur van de vennootschap, dat uit één of meer bestuurders bestaat;',
            supervisors: 'raad van commissarissen: de raad van commissarissen van de vennootschap;',
            group:
              'groep: een economische eenheid waarin rechtspersonen en vennootschappen organisatorisch zijn verbonden, als bedoeld in artikel 2:24b van het Burgerlijk Wetboek;',
            group_company:
              'groepsmaatschappij: een rechtspersoon of vennootschap die met de vennootschap in een groep is verbonden;',
            subsidiary:
              'dochtermaatschappij: een rechtspersoon of vennootschap die een dochtermaatschappij van de vennootschap is als bedoeld in artikel 2:24a van het Burgerlijk Wetboek;',
            accounts:
              'jaarrekening: de balans en de winst-en-verliesrekening met de toelichting daarop, en de geconsolideerde jaarrekening als de vennootschap die opstelt;',
            equity: 'eigen vermogen: het eigen vermogen van de vennootschap zoals dat uit de balans blijkt;',
            written:
              'schriftelijk: bij brief, per e-mail of met een ander bericht dat langs elektronische weg wordt verzonden, dat leesbaar is en kan worden bewaard, mits de identiteit van de afzender voldoende zeker is;',
            articles: 'statuten: deze statuten, zoals zij op enig moment luiden;',
            company: 'vennootschap: de rechtspersoon waarvan de organisatie in deze statuten is geregeld;',
            meeting_right:
              'vergaderrecht: het recht om, in persoon of door een schriftelijk gevolmachtigde, de algemene vergadering bij te wonen en daar het woord te voeren;',
            entitled:
              'vergadergerechtigde: de aandeelhouder, en iedere vruchtgebruiker of pandhouder die volgens {ref:transfer} vergaderrecht heeft.',
            singular:
              'Waar in deze statuten “hij” of “zijn” staat, wordt ieder bedoeld, ongeacht geslacht en ongeacht of het om een natuurlijk persoon of een rechtspersoon gaat. Een artikel zonder nadere aanduiding is een artikel van deze statuten.',
          },
        },
        name_and_seat: {
          title: 'Naam en zetel',
          plain:
            'Hoe je BV heet en in welke gemeente zij thuishoort. Wil je dit later veranderen, dan moet dat via de notaris.',
          clauses: {
            name: 'De vennootschap draagt de naam: {full_name}',
            seat: 'Zij heeft haar zetel in de gemeente {seat}.',
            elsewhere: 'De vennootschap kan kantoren en vestigingen op andere plaatsen hebben, ook buiten Nederland.',
          },
        },
        objects: {
          title: 'Doel',
          plain:
            'Wat de BV gaat doen. De omschrijving is ruim, zodat je nieuwe plannen kunt uitvoeren zonder de statuten te wijzigen.',
          clauses: {
            intro: 'De vennootschap heeft ten doel:',
            care: 'het verlenen of doen verlenen van zorg als bedoeld in de wetgeving over zorgaanbieders, van goede kwaliteit en afgestemd op wie die zorg nodig heeft;',
            industry: '{industry_object};',
            trade: '{trade_object};',
            activity: '{activity};',
            participate: 'het deelnemen in, samenwerken met en besturen van andere ondernemingen en rechtspersonen;',
            finance:
              'het lenen en uitlenen van geld en het stellen van zekerheid voor eigen schulden en voor schulden van groepsmaatschappijen;',
            property:
              'het verkrijgen, beheren, gebruiken en vervreemden van goederen, waaronder registergoederen, effecten en rechten van intellectuele eigendom.',
            savings: 'De vennootschap heeft uitsluitend ten doel:',
            savings_own: 'het sparen en in stand houden van haar eigen vermogen;',
            savings_invest: 'het beheren en beleggen van dat vermogen, in welke vorm ook.',
            savings_limits:
              'De vennootschap trekt geen geld van het publiek aan, verleent geen financiële of andere diensten aan derden en drijft geen handel.',
            holding: 'De vennootschap heeft ten doel:',
            holding_shares: 'het houden van aandelen in en het deelnemen in andere ondernemingen en rechtspersonen;',
            holding_manage: 'het besturen van, toezicht houden op en adviseren van ondernemingen en rechtspersonen;',
            holding_finance:
              'het verlenen van diensten en financiering aan groepsmaatschappijen en het stellen van zekerheid voor hun schulden;',
            holding_invest: 'het beheren en beleggen van vermogen, waaronder registergoederen en effecten.',
            connected: 'Tot het doel behoort ook alles wat met het voorgaande samenhangt of daaraan dienstig kan zijn.',
            care_rules:
              'Bij het verlenen van zorg houdt de vennootschap zich aan de wettelijke eisen over melding, vergunning, intern toezicht, administratie en kwaliteit.',
          },
        },
        capital: {
          title: 'Kapitaal en aandelen',
          plain:
            'Wat één aandeel waard is en dat alle aandelen dezelfde rechten geven. Hoeveel aandelen er zijn, staat verderop in de akte.',
          clauses: {
            nominal:
              'Het kapitaal van de vennootschap bestaat uit één of meer aandelen. Ieder aandeel heeft een nominaal bedrag van {share_value}. De vennootschap heeft geen maatschappelijk kapitaal.',
            registered: 'De aandelen luiden op naam en zijn doorlopend genummerd, te beginnen met 1.',
            certificates: 'De vennootschap geeft geen aandeelbewijzen uit.',
            rights:
              'Alle aandelen zijn van dezelfde soort. Aan ieder aandeel zijn stemrecht en recht op winst en op uitkeringen uit de reserves verbonden.',
            depositary:
              'De vennootschap verbindt geen vergaderrecht aan certificaten van aandelen en verleent geen medewerking aan de uitgifte daarvan.',
            joint:
              'Behoort een aandeel aan meer personen samen, dan kunnen zij de rechten die daaruit voortvloeien alleen uitoefenen door één persoon die zij daarvoor schriftelijk hebben aangewezen. De aanwijzing wordt aan het bestuur meegedeeld.',
          },
        },
        register: {
          title: 'Register van aandeelhouders',
          plain:
            'Het bestuur houdt bij wie welke aandelen heeft. Verhuis je, dan geef je dat door, want berichten gaan naar het laatst bekende adres.',
          clauses: {
            kept: 'Het bestuur houdt een register bij van alle aandeelhouders en werkt dat regelmatig bij.',
            contents:
              'In het register staan de naam en het adres van iedere aandeelhouder, de dag waarop hij de aandelen heeft verkregen, de dag van erkenning door of betekening aan de vennootschap, het aantal en de nummers van de aandelen, en het bedrag dat op ieder aandeel is gestort. Ook wordt vermeld of een aandeelhouder is ontslagen van de verplichting om nog te storten.',
            encumbered:
              'Van ieder die een recht van vruchtgebruik of een pandrecht op aandelen heeft, worden de naam en het adres opgenomen, de dag waarop hij het recht heeft verkregen, de dag van erkenning of betekening, en welke aan de aandelen verbonden rechten hem toekomen.',
            addresses:
              'Ieder van wie gegevens in het register staan, geeft zijn adres en iedere wijziging daarvan direct aan het bestuur door. Geeft hij ook een e-mailadres op, dan stemt hij ermee in dat mededelingen en oproepingen daarheen worden gezonden. Mededelingen aan het laatst opgegeven adres gelden als goed gedaan.',
            inspection:
              'Het register ligt op het kantoor van de vennootschap ter inzage voor de vergadergerechtigden. Op zijn verzoek geeft het bestuur aan een aandeelhouder, vruchtgebruiker of pandhouder kosteloos een uittreksel over zijn recht op een aandeel. De gegevens over aandelen die nog niet zijn volgestort, liggen voor iedereen ter inzage.',
            changes: 'Iedere inschrijving en iedere wijziging wordt door een bestuurder ondertekend of gewaarmerkt.',
          },
        },
        issue: {
          title: 'Uitgifte, voorkeursrecht en storting',
          plain:
            'Nieuwe aandelen kunnen er alleen komen als de aandeelhouders dat besluiten, en wie al aandelen heeft mag als eerste meedoen. Zo kan je aandeel niet ongemerkt kleiner worden.',
          clauses: {
            decides:
              'De algemene vergadering besluit tot uitgifte van aandelen en bepaalt daarbij de koers en de verdere voorwaarden. Zij kan deze bevoegdheid aan een ander orgaan overdragen en die overdracht herroepen.',
            deed: 'Voor de uitgifte van een aandeel na de oprichting is een akte nodig, verleden voor een notaris met plaats van vestiging in Nederland, waarbij de betrokkenen partij zijn.',
            pre_emption:
              'Bij uitgifte heeft iedere aandeelhouder een voorkeursrecht naar verhouding van het gezamenlijke nominale bedrag van zijn aandelen. Er is geen voorkeursrecht op aandelen die worden uitgegeven aan werknemers van de vennootschap of van een groepsmaatschappij. Het voorkeursrecht is niet afzonderlijk overdraagbaar.',
            exclusion:
              'De algemene vergadering kan het voorkeursrecht, telkens voor één uitgifte, beperken of uitsluiten.',
            announcement:
              'Het bestuur kondigt een uitgifte met voorkeursrecht en de termijn waarbinnen dat recht kan worden uitgeoefend, schriftelijk aan alle aandeelhouders aan. Die termijn is ten minste vier weken, te rekenen vanaf de dag na verzending van de aankondiging.',
            rights:
              'Wat hiervoor over besluit en voorkeursrecht is bepaald, geldt ook voor het verlenen van rechten tot het nemen van aandelen, maar niet voor het uitgeven van aandelen aan wie een eerder verkregen recht uitoefent.',
            payment:
              'Bij het nemen van een aandeel moet het nominale bedrag daarop worden gestort, in geld en in euro, tenzij een andere inbreng is overeengekomen. Bedongen kan worden dat het nominale bedrag of een deel daarvan pas hoeft te worden gestort na een bepaalde tijd of nadat de vennootschap het heeft opgevraagd. Het bestuur besluit tot opvragen. Storting in een andere geldeenheid kan alleen met toestemming van de vennootschap.',
            in_kind:
              'Inbreng anders dan in geld moet naar economische maatstaven kunnen worden gewaardeerd. Het recht op het verrichten van werk of diensten kan niet worden ingebracht. De wettelijke voorschriften over de beschrijving van de inbreng zijn van toepassing.',
          },
        },
        own_shares: {
          title: 'Eigen aandelen en kapitaalvermindering',
          plain:
            'De BV mag eigen aandelen terugkopen of haar kapitaal verlagen, maar alleen als zij daarna haar rekeningen kan blijven betalen.',
          clauses: {
            acquire:
              'Het bestuur beslist over de verkrijging van aandelen in het kapitaal van de vennootschap. Niet volgestorte aandelen kan de vennootschap niet verkrijgen, en ten minste één aandeel met stemrecht moet worden gehouden door een ander dan, en anders dan voor rekening van, de vennootschap of een dochtermaatschappij.',
            limits:
              'Tenzij zij die om niet verkrijgt, mag de vennootschap geen eigen aandelen verkrijgen als het eigen vermogen, verminderd met de prijs, kleiner is dan de reserves die de wet of de statuten voorschrijven, of als het bestuur weet of redelijkerwijs behoort te voorzien dat de vennootschap na de verkrijging haar opeisbare schulden niet kan blijven betalen.',
            liability:
              'Kan de vennootschap na een verkrijging anders dan om niet haar opeisbare schulden niet blijven betalen, dan zijn de bestuurders die dat wisten of redelijkerwijs behoorden te voorzien, tegenover haar aansprakelijk zoals de wet bepaalt. Ook de vervreemder die dat wist of behoorde te voorzien, is binnen de grenzen van de wet tot vergoeding gehouden.',
            votes:
              'Voor een aandeel dat toebehoort aan de vennootschap of aan een dochtermaatschappij kan geen stem worden uitgebracht, behalve door een vruchtgebruiker of pandhouder wiens recht al eerder was gevestigd. De vennootschap heeft geen recht op uitkeringen op haar eigen aandelen. Aandelen waarop geen stem kan worden uitgebracht, tellen niet mee bij de vraag hoeveel kapitaal vertegenwoordigd is.',
            dispose:
              'Vervreemding van eigen aandelen gebeurt krachtens een besluit van de algemene vergadering, dat ook de voorwaarden bepaalt. Op die vervreemding is {ref:blocking} van toepassing.',
            reduction:
              'De algemene vergadering kan besluiten tot vermindering van het geplaatste kapitaal, door aandelen in te trekken of door het nominale bedrag van aandelen bij statutenwijziging te verlagen. Een besluit tot intrekking kan alleen aandelen betreffen die de vennootschap zelf houdt, of aandelen waarvan de houders daarmee instemmen. Verlaging van het nominale bedrag moet op alle aandelen naar evenredigheid gebeuren, tenzij alle betrokken aandeelhouders met iets anders instemmen.',
            repayment:
              'Voor terugbetaling op aandelen en voor ontheffing van de verplichting tot storting gelden {ref:profit.room}, {ref:profit.approval} en {ref:profit.liability} op dezelfde manier.',
          },
        },
        transfer: {
          title: 'Levering, vruchtgebruik en pandrecht',
          plain:
            'Aandelen overdragen gaat altijd via de notaris. Geef je aandelen in onderpand of in vruchtgebruik, dan houd je in beginsel zelf je stem.',
          clauses: {
            deed: 'Voor de levering van een aandeel en voor de levering van een beperkt recht daarop is een akte nodig, verleden voor een notaris met plaats van vestiging in Nederland, waarbij de betrokkenen partij zijn.',
            acknowledged:
              'De rechten die aan een aandeel zijn verbonden, kunnen pas worden uitgeoefend nadat de vennootschap de rechtshandeling heeft erkend, of de akte aan haar is betekend, of nadat zij zelf partij bij de akte is geweest.',
            usufruct:
              'Op aandelen kan een recht van vruchtgebruik worden gevestigd. De aandeelhouder houdt dan het stemrecht, tenzij het volgens artikel 2:197 lid 3 van het Burgerlijk Wetboek aan de vruchtgebruiker toekomt. Is daarvoor goedkeuring nodig, dan verleent de algemene vergadering die.',
            usufruct_rights:
              'De aandeelhouder zonder stemrecht en de vruchtgebruiker met stemrecht hebben vergaderrecht. De vruchtgebruiker zonder stemrecht heeft geen vergaderrecht.',
            pledge:
              'Op aandelen kan een pandrecht worden gevestigd. Wat hiervoor over stemrecht en vergaderrecht bij vruchtgebruik is bepaald, geldt ook voor de pandhouder, met artikel 2:198 lid 3 van het Burgerlijk Wetboek in plaats van artikel 2:197 lid 3.',
          },
        },
        blocking: {
          title: 'Blokkeringsregeling',
          plain:
            'Wil iemand zijn aandelen verkopen, dan mogen de andere aandeelhouders ze eerst kopen. Heb je alle aandelen zelf, dan merk je hier niets van; komt er later iemand bij, dan beschermt het jullie allebei.',
          clauses: {
            offer:
              'Een aandeelhouder die één of meer aandelen wil overdragen, biedt deze eerst te koop aan zijn medeaandeelhouders aan. Die aandeelhouder wordt in dit artikel de aanbieder genoemd.',
            notice:
              'De aanbieder doet zijn aanbod schriftelijk aan het bestuur en vermeldt daarbij hoeveel aandelen hij wil overdragen, aan wie, en tegen welke prijs of andere voorwaarden.',
            passing_on:
              'Het bestuur zendt het aanbod binnen twee weken aan de medeaandeelhouders. Een medeaandeelhouder die aandelen wil kopen, deelt dat binnen vier weken daarna schriftelijk aan het bestuur mee en vermeldt op hoeveel aandelen hij reflecteert. Wie niet op tijd antwoordt, wordt geacht het aanbod niet te aanvaarden.',
            allotment:
              'Reflecteren de medeaandeelhouders samen op meer aandelen dan zijn aangeboden, dan wijst het bestuur de aandelen toe naar verhouding van ieders bezit, maar aan niemand meer dan waarop hij heeft gereflecteerd. Wat zich niet naar verhouding laat verdelen, wordt door loting toegewezen, die het bestuur houdt in aanwezigheid van wie daarbij wil zijn.',
            price:
              'De prijs is het bedrag waarover de aanbieder en de gegadigden het eens worden. Zijn zij het binnen vier weken na de toewijzing niet eens, dan is de prijs gelijk aan de waarde van de aandelen, vastgesteld door één onafhankelijke deskundige die zij samen aanwijzen. Worden zij het over de deskundige niet eens, dan wijst de kantonrechter in het arrondissement waarin de vennootschap haar zetel heeft, hem op verzoek van de meest gerede partij aan.',
            expert:
              'De deskundige mag alle boeken en bescheiden van de vennootschap inzien en krijgt alle inlichtingen die hij nodig heeft. Zijn kosten komen voor rekening van de vennootschap, of van de aanbieder als die zijn aanbod na de vaststelling van de prijs intrekt, of van de gegadigden, ieder voor een gelijk deel, als zij zich dan allen terugtrekken.',
            withdrawal:
              'Totdat vier weken zijn verstreken nadat de prijs hem is meegedeeld, kan de aanbieder zijn aanbod intrekken en kan een gegadigde zich terugtrekken. Trekt een gegadigde zich terug, dan biedt het bestuur de vrijgekomen aandelen binnen twee weken aan de overige gegadigden aan, die daarop binnen twee weken antwoorden.',
            free: 'Staat vast dat niet alle aangeboden aandelen tegen contante betaling worden gekocht, dan mag de aanbieder al die aandelen binnen drie maanden daarna vrij overdragen.',
            delivery:
              'De gekochte aandelen worden binnen vier weken na het verstrijken van de termijn van {ref:blocking.withdrawal} tegen gelijktijdige betaling geleverd.',
            company:
              'De vennootschap zelf kan als aandeelhouder alleen met instemming van de aanbieder gegadigde zijn.',
            exceptions:
              'Er is geen aanbod nodig als alle medeaandeelhouders schriftelijk met de overdracht hebben ingestemd en die binnen drie maanden daarna plaatsvindt, zolang één persoon alle aandelen houdt, of als de aandeelhouder krachtens de wet verplicht is zijn aandelen aan een eerdere houder over te dragen.',
            own_holding:
              'Er is ook geen aanbod nodig als een aandeelhouder die een natuurlijk persoon is, aandelen overdraagt aan een rechtspersoon waarvan hij zelf alle aandelen houdt en enig bestuurder is, of als die rechtspersoon de aandelen aan hem overdraagt. Hij deelt dit ten minste twee weken vooraf schriftelijk aan het bestuur mee.',
            invalid: 'Een overdracht in strijd met dit artikel is ongeldig.',
          },
        },
        offer_duty: {
          title: 'Aanbiedingsplicht',
          plain:
            'Overlijdt een aandeelhouder, gaat hij failliet, scheidt hij of komt zijn holding in andere handen, dan mogen de anderen zijn aandelen kopen voor wat ze waard zijn. Zo krijg je niet ongevraagd een vreemde als mede-eigenaar.',
          clauses: {
            cases:
              'In de volgende gevallen is een aandeelhouder verplicht, zoals artikel 2:192 lid 1 onder c van het Burgerlijk Wetboek toelaat, al zijn aandelen aan zijn medeaandeelhouders aan te bieden en over te dragen:',
            death:
              'na zijn overlijden, waarbij de verplichting rust op degenen die de aandelen krachtens erfrecht verkrijgen;',
            insolvency:
              'als hij in staat van faillissement is verklaard, als hem surseance van betaling is verleend of als op hem de schuldsaneringsregeling voor natuurlijke personen van toepassing is verklaard;',
            divorce:
              'als een gemeenschap van goederen waartoe de aandelen behoren, door echtscheiding, door scheiding van tafel en bed of door het einde van een geregistreerd partnerschap anders dan door overlijden is ontbonden en de aandelen niet binnen twaalf maanden daarna geheel zijn toegedeeld aan degene die aandeelhouder was;',
            control:
              'als hij een rechtspersoon is en de zeggenschap over hem overgaat op een ander, of als hij is ontbonden of door fusie of splitsing is opgehouden te bestaan, in welk laatste geval de verplichting rust op de verkrijger van de aandelen.',
            control_means:
              'Onder zeggenschap wordt in dit artikel verstaan dat iemand, al dan niet door tussenkomst van anderen, meer dan de helft van de stemrechten in de rechtspersoon kan uitoefenen of meer dan de helft van zijn bestuurders kan benoemen of ontslaan. Gaat de zeggenschap over door overlijden, dan rust de verplichting op de rechtspersoon zelf. Gaat zij over doordat een gemeenschap van goederen op een van de hiervoor genoemde manieren is ontbonden, dan ontstaat de verplichting pas als degene die de zeggenschap had, die twaalf maanden daarna niet weer alleen heeft.',
            offer:
              'Wie verplicht is zijn aandelen aan te bieden, doet dat schriftelijk aan het bestuur binnen drie maanden nadat de verplichting is ontstaan. Op het aanbod is {ref:blocking} van toepassing, maar het aanbod kan niet worden ingetrokken en vermeldt geen andere gegadigde.',
            unsold:
              'Staat vast dat niet alle aangeboden aandelen tegen contante betaling worden gekocht, dan vervallen de verplichting en een opschorting als bedoeld in {ref:offer_duty.default}, en mogen de aandelen worden behouden.',
            default:
              'Zolang iemand zijn verplichtingen volgens dit artikel niet nakomt, zijn het stemrecht, het vergaderrecht en het recht op uitkeringen van zijn aandelen opgeschort. Is het aanbod niet op tijd gedaan of werkt hij niet mee aan de levering, dan is de vennootschap onherroepelijk gevolmachtigd de aandelen aan te bieden en te leveren. Zij zorgt ervoor dat de prijs aan hem wordt betaald.',
            released:
              'De verplichting ontstaat niet zolang één persoon alle aandelen houdt, en vervalt als alle medeaandeelhouders schriftelijk verklaren daarvan af te zien.',
          },
        },
        board: {
          title: 'Bestuur: benoeming, schorsing en ontslag',
          plain:
            'De aandeelhouders kiezen het bestuur en kunnen het ook weer wegsturen. Ook een andere BV kan bestuurder zijn.',
          clauses: {
            directors:
              'De vennootschap heeft een bestuur van één of meer bestuurders. Zowel natuurlijke personen als rechtspersonen kunnen bestuurder zijn. De algemene vergadering bepaalt het aantal.',
            appointed: 'De algemene vergadering benoemt de bestuurders.',
            suspended:
              'De algemene vergadering kan iedere bestuurder op elk moment schorsen en ontslaan. Een schorsing kan één of meer keren worden verlengd, maar duurt in totaal niet langer dan drie maanden. Is na die tijd geen besluit over opheffing of ontslag genomen, dan eindigt de schorsing.',
            suspended_by_supervisors:
              'Ook de raad van commissarissen kan een bestuurder schorsen. De algemene vergadering kan die schorsing op elk moment opheffen.',
            heard:
              'Een bestuurder over wiens schorsing of ontslag wordt besloten, krijgt de gelegenheid zich in de algemene vergadering te verantwoorden en zich daarbij te laten bijstaan.',
            pay: 'De algemene vergadering stelt de bezoldiging en de verdere voorwaarden van iedere bestuurder vast.',
            ends: 'Een bestuurder houdt op bestuurder te zijn door zijn overlijden of, als hij een rechtspersoon is, door zijn ontbinding, door ontslag, doordat hij zelf schriftelijk ontslag neemt, en in de andere gevallen die de wet noemt, waaronder een onherroepelijk bestuursverbod.',
            no_supervisors:
              'De vennootschap heeft geen raad van commissarissen. Zodra de wet haar als zorgaanbieder verplicht een interne toezichthouder te hebben, stelt het bestuur de algemene vergadering zonder uitstel voor de statuten zo te wijzigen dat zij een raad van commissarissen krijgt.',
          },
        },
        board_decisions: {
          title: 'Bestuur: taak en besluiten',
          plain:
            'Het bestuur leidt de BV en kijkt daarbij naar het belang van het bedrijf. Zijn er meer bestuurders, dan beslist de meerderheid.',
          clauses: {
            task: 'Het bestuur bestuurt de vennootschap, behoudens de beperkingen in deze statuten. Bij de vervulling van hun taak richten de bestuurders zich naar het belang van de vennootschap en de onderneming die zij drijft.',
            division:
              'Zijn er meer bestuurders, dan kunnen zij hun werkzaamheden schriftelijk verdelen. Ieder blijft verantwoordelijk voor de algemene gang van zaken.',
            meeting:
              'Het bestuur vergadert zo vaak een bestuurder dat wenst. Deelname per telefoon of beeldverbinding is mogelijk als alle deelnemers elkaar kunnen verstaan. Een bestuurder kan zich door een medebestuurder met een schriftelijke volmacht laten vertegenwoordigen.',
            votes:
              'Iedere bestuurder heeft één stem. Het bestuur besluit met meer dan de helft van de uitgebrachte stemmen.',
            tie: 'Staken de stemmen, dan beslist de algemene vergadering.',
            tie_supervisors: 'Staken de stemmen, dan beslist de raad van commissarissen.',
            written:
              'Het bestuur kan ook zonder vergadering besluiten als het voorstel aan alle bestuurders is voorgelegd, geen van hen zich tegen deze manier van besluiten verzet en allen hun stem schriftelijk uitbrengen. Besluiten worden vastgelegd en bewaard.',
            approval:
              'De algemene vergadering kan besluiten van het bestuur aan haar goedkeuring onderwerpen. Zij omschrijft die besluiten duidelijk en deelt dat schriftelijk aan het bestuur mee. Dat de goedkeuring ontbreekt, tast de bevoegdheid om de vennootschap te vertegenwoordigen niet aan.',
            approval_supervisors:
              'De goedkeuring van de raad van commissarissen is nodig voor de vaststelling van de begroting en het beleidsplan, voor het aangaan of verbreken van een duurzame samenwerking van ingrijpende betekenis, voor het staken of ingrijpend veranderen van de zorgverlening, en voor een voorstel tot wijziging van de statuten of ontbinding van de vennootschap. Ook als deze goedkeuring ontbreekt, wordt de bevoegdheid om de vennootschap te vertegenwoordigen niet aangetast.',
            rules:
              'Het bestuur kan zijn werkwijze vastleggen in een reglement, dat niet in strijd mag zijn met de wet of deze statuten.',
          },
        },
        conflict: {
          title: 'Tegenstrijdig belang',
          plain:
            'Heb je als bestuurder zelf belang bij een besluit, bijvoorbeeld omdat je iets aan je eigen BV verkoopt, dan doe je aan dat besluit niet mee.',
          clauses: {
            reports:
              'Een bestuurder die bij een voorgenomen besluit een direct of indirect persoonlijk belang heeft dat strijdig is met het belang van de vennootschap en haar onderneming, meldt dat direct aan de andere bestuurders en, als die er niet zijn, aan de algemene vergadering.',
            abstains: 'Hij neemt niet deel aan de beraadslaging en de besluitvorming over dat besluit.',
            others: 'Kan daardoor geen bestuursbesluit worden genomen, dan neemt de algemene vergadering het besluit.',
            others_supervisors:
              'Kan daardoor geen bestuursbesluit worden genomen, dan neemt de raad van commissarissen het besluit.',
            recorded:
              'Een tegenstrijdig belang doet niet af aan de bevoegdheid om de vennootschap te vertegenwoordigen. Van het besluit en de gronden daarvoor wordt een aantekening gemaakt.',
          },
        },
        representation: {
          title: 'Vertegenwoordiging',
          plain: 'Wie namens de BV mag tekenen. KVK zet dit in het handelsregister, zodat iedereen het kan nagaan.',
          clauses: {
            board: 'Het bestuur vertegenwoordigt de vennootschap.',
            one: 'De bevoegdheid om de vennootschap te vertegenwoordigen komt ook toe aan iedere bestuurder zelfstandig.',
            two: 'De bevoegdheid om de vennootschap te vertegenwoordigen komt ook toe aan twee gezamenlijk handelende bestuurders. Is er maar één bestuurder in functie, dan is die bestuurder zelfstandig bevoegd.',
            open: 'De bevoegdheid om de vennootschap te vertegenwoordigen komt ook toe aan {main.representation}.',
            attorney:
              'Het bestuur kan aan anderen een doorlopende of beperkte volmacht geven om de vennootschap te vertegenwoordigen, en bepaalt daarbij hun titel en de grenzen van hun bevoegdheid.',
            unlimited:
              'De bevoegdheid van het bestuur en van bestuurders om te vertegenwoordigen is onbeperkt en onvoorwaardelijk, voor zover uit de wet niet anders voortvloeit. Op een beperking die de wet toestaat of voorschrijft, kan alleen de vennootschap zich beroepen.',
          },
        },
        absence: {
          title: 'Ontstentenis en belet',
          plain:
            'Wat er gebeurt als een bestuurder wegvalt of langere tijd niet bereikbaar is. Wijs op tijd iemand aan die dan kan invallen.',
          clauses: {
            one: 'Ontbreekt een bestuurder of is hij belet, dan zijn de overige bestuurders of is de enig overgebleven bestuurder met het hele bestuur belast.',
            every:
              'Ontbreken alle bestuurders of de enige bestuurder, of zijn zij belet, dan wordt de vennootschap tijdelijk bestuurd door degene die de algemene vergadering daarvoor heeft aangewezen of aanwijst.',
            every_supervisors:
              'Ontbreken alle bestuurders of de enige bestuurder, of zijn zij belet, dan wordt de vennootschap tijdelijk bestuurd door degene die de raad van commissarissen daarvoor heeft aangewezen of aanwijst.',
            stand_in:
              'De aanwijzing kan vooraf gebeuren. Wie tijdelijk bestuurt, heeft daarbij de bevoegdheden en de verplichtingen van een bestuurder en neemt zo snel mogelijk maatregelen voor een blijvende voorziening.',
            meaning:
              'Onder belet wordt in ieder geval verstaan dat een bestuurder is geschorst, of dat hij door ziekte of doordat hij onbereikbaar is langer dan veertien dagen achtereen niet kan handelen, tenzij de algemene vergadering een andere termijn heeft vastgesteld.',
            counted:
              'Voor de vraag hoeveel bestuurders deelnemen, instemmen of zijn opgeroepen, telt degene die tijdelijk bestuurt mee; een lege plaats en een belette bestuurder tellen niet mee.',
          },
        },
        supervisors: {
          title: 'Raad van commissarissen: samenstelling',
          plain:
            'Een zorgaanbieder heeft vaak onafhankelijk toezicht nodig. Hier staat wie dat toezicht houden en hoe zij worden gekozen.',
          clauses: {
            number:
              'De vennootschap heeft een raad van commissarissen van ten minste drie natuurlijke personen. De algemene vergadering stelt het aantal vast.',
            appointed:
              'De algemene vergadering benoemt de commissarissen op grond van een profielschets die de raad heeft opgesteld. De raad kan voor iedere benoeming iemand voordragen. Heeft de onderneming een cliëntenraad of ondernemingsraad, dan krijgt die gelegenheid kandidaten aan te bevelen zoals de wet bepaalt.',
            independent:
              'De raad is zo samengesteld dat de commissarissen onafhankelijk en kritisch kunnen handelen tegenover elkaar, het bestuur, de dagelijkse en algemene leiding van de onderneming en welk deelbelang ook.',
            excluded:
              'Geen commissaris kan zijn wie bestuurder, werknemer of vaste opdrachtnemer van de vennootschap is of dat in de afgelopen drie jaar is geweest, wie aandelen in de vennootschap houdt of daarover zeggenschap heeft, en de echtgenoot, partner en bloed- of aanverwanten tot en met de tweede graad van al deze personen.',
            term: 'Een commissaris wordt benoemd voor ten hoogste vier jaar en kan eenmaal worden herbenoemd. De raad stelt een rooster van aftreden vast en benoemt uit zijn midden een voorzitter.',
            dismissed:
              'De algemene vergadering kan een commissaris schorsen en ontslaan, na hem te hebben gehoord, wegens verwaarlozing van zijn taak, wegens andere gewichtige redenen of wegens een ingrijpende wijziging van omstandigheden.',
            pay: 'De algemene vergadering kan aan de commissarissen een redelijke vergoeding toekennen, die niet afhangt van het resultaat van de vennootschap.',
            absence:
              'Ontbreekt een commissaris of is hij belet, dan oefenen de overige commissarissen de taken van de raad uit. Ontbreken zij allen of zijn zij allen belet, dan oefent degene die de algemene vergadering daarvoor aanwijst die taken tijdelijk uit. Ook hier geldt {ref:absence.meaning}.',
          },
        },
        supervision: {
          title: 'Raad van commissarissen: taak en werkwijze',
          plain:
            'De toezichthouders kijken mee met het bestuur, geven raad en moeten sommige besluiten goedkeuren. Zij besturen zelf niet.',
          clauses: {
            task: 'De raad van commissarissen houdt toezicht op het beleid van het bestuur en op de algemene gang van zaken in de vennootschap en haar onderneming, in het bijzonder op de kwaliteit en veiligheid van de zorg en op een behoorlijke besteding van de middelen. Hij staat het bestuur met raad terzijde. Bij hun taak richten de commissarissen zich naar het belang van de vennootschap en haar onderneming en wegen zij het maatschappelijk belang van goede zorg mee.',
            information:
              'Het bestuur geeft de raad op tijd alle gegevens die hij voor zijn taak nodig heeft en brengt ten minste eenmaal per jaar schriftelijk verslag uit over het beleid, de risico’s en de manier waarop die worden beheerst.',
            inspection:
              'De raad heeft toegang tot de gebouwen van de vennootschap, mag haar boeken en bescheiden inzien en kan zich door deskundigen laten bijstaan op kosten van de vennootschap.',
            meeting:
              'De raad vergadert ten minste viermaal per jaar, en verder zo vaak de voorzitter of een andere commissaris dat wenst. De bestuurders wonen de vergaderingen bij, tenzij de raad anders besluit.',
            votes:
              'Iedere commissaris heeft één stem. De raad besluit met meer dan de helft van de uitgebrachte stemmen; staken de stemmen, dan is het voorstel verworpen. De raad kan ook zonder vergadering besluiten als alle commissarissen schriftelijk vóór hebben gestemd.',
            conflict:
              'Een commissaris met een direct of indirect persoonlijk belang dat strijdig is met het belang van de vennootschap, neemt niet deel aan de beraadslaging en de besluitvorming. Kan de raad daardoor niet besluiten, dan besluit de algemene vergadering.',
            account:
              'De raad legt ieder jaar in het bestuursverslag of, als dat er niet is, in een afzonderlijk verslag rekenschap af van de manier waarop hij toezicht heeft gehouden.',
            told: 'Een belang als bedoeld in {ref:conflict.reports} meldt de bestuurder ook aan de raad van commissarissen.',
            convenes: 'Ook de raad van commissarissen is bevoegd de algemene vergadering bijeen te roepen.',
            advises:
              'De commissarissen hebben in de algemene vergadering een raadgevende stem. Waar volgens deze statuten de bestuurders vooraf de gelegenheid krijgen advies te geven, krijgen de commissarissen die ook.',
            accounts:
              'De commissarissen ondertekenen met de bestuurders de jaarrekening. Wat in {ref:accounts} staat over de ondertekening door en de kwijting aan bestuurders, geldt ook voor hen.',
          },
        },
        general_meeting: {
          title: 'Algemene vergadering',
          plain:
            'Hoe aandeelhouders bij elkaar komen om te besluiten. Ben je de enige aandeelhouder, dan volstaat één besluit op papier per jaar.',
          clauses: {
            yearly:
              'In ieder boekjaar wordt ten minste één algemene vergadering gehouden of ten minste één keer buiten vergadering besloten zoals in {ref:voting.outside} is bepaald.',
            convened:
              'Het bestuur roept de algemene vergadering bijeen. Ook iedere bestuurder afzonderlijk is daartoe bevoegd.',
            requested:
              'Vergadergerechtigden die alleen of samen ten minste een honderdste deel van het geplaatste kapitaal vertegenwoordigen, kunnen het bestuur schriftelijk verzoeken een algemene vergadering bijeen te roepen, met opgave van de onderwerpen. Het bestuur zorgt ervoor dat de vergadering binnen vier weken na het verzoek kan worden gehouden, tenzij een zwaarwichtig belang van de vennootschap zich daartegen verzet.',
            notice:
              'De oproeping gebeurt schriftelijk aan de adressen van de vergadergerechtigden in het register en wordt uiterlijk op de achtste dag vóór die van de vergadering verzonden. Wie daarmee instemt, kan per e-mail worden opgeroepen aan het adres dat hij daarvoor heeft opgegeven.',
            agenda:
              'De oproeping vermeldt de onderwerpen die worden behandeld, de plaats en het tijdstip. Een onderwerp waarom vergadergerechtigden als bedoeld in {ref:general_meeting.requested} uiterlijk op de dertigste dag vóór de vergadering schriftelijk hebben verzocht, wordt op dezelfde manier aangekondigd, tenzij een zwaarwichtig belang van de vennootschap zich daartegen verzet.',
            place:
              'De vergadering wordt gehouden in de gemeente {seat}. Op een andere plaats kan zij worden gehouden als alle vergadergerechtigden daarmee hebben ingestemd en de bestuurders vooraf de gelegenheid hadden advies te geven.',
            informal:
              'Zijn de voorschriften over oproeping, termijn of aankondiging niet gevolgd, dan kunnen toch geldige besluiten worden genomen als alle vergadergerechtigden ermee hebben ingestemd dat over die onderwerpen wordt besloten en de bestuurders vooraf de gelegenheid hadden advies te geven.',
            access:
              'Iedere vergadergerechtigde kan de vergadering bijwonen en daar het woord voeren, in persoon of door een schriftelijk gevolmachtigde. De bestuurders hebben in de vergadering een raadgevende stem. Over toelating van anderen beslist de vergadering.',
            electronic:
              'Vergadergerechtigden kunnen ook langs elektronische weg deelnemen, het woord voeren en stemmen, als zij langs die weg kunnen worden geïdentificeerd, rechtstreeks kennis kunnen nemen van wat er in de vergadering gebeurt en aan de beraadslaging kunnen deelnemen. Het bestuur kan daaraan in de oproeping redelijke voorwaarden verbinden.',
            chair:
              'De vergadering kiest zelf haar voorzitter. Tot dat is gebeurd, leidt de oudste aanwezige bestuurder de vergadering en, als er geen bestuurder aanwezig is, de oudste aanwezige aandeelhouder.',
            minutes:
              'Van wat in de vergadering is verhandeld, worden notulen gehouden door een secretaris die de voorzitter aanwijst. De voorzitter en de secretaris ondertekenen de notulen.',
          },
        },
        voting: {
          title: 'Stemrecht en besluiten',
          plain:
            'Eén aandeel is één stem, en de meerderheid beslist. Heb je allebei de helft, dan staat in het artikel hierna hoe je er bij onenigheid toch uitkomt.',
          clauses: {
            one_vote: 'Ieder aandeel geeft recht op het uitbrengen van één stem.',
            majority:
              'De algemene vergadering besluit met meer dan de helft van de uitgebrachte stemmen, tenzij de wet of deze statuten een grotere meerderheid voorschrijven. Blanco en ongeldige stemmen tellen als niet uitgebracht. Staken de stemmen, dan is het voorstel verworpen{equal_halves?, tenzij deze statuten een andere oplossing aanwijzen}.',
            manner:
              'De voorzitter bepaalt hoe er wordt gestemd, maar als een stemgerechtigde dat verlangt, wordt over personen met gesloten briefjes gestemd. Het oordeel van de voorzitter over de uitslag is beslissend, tenzij direct daarna de juistheid wordt betwist en een meerderheid een nieuwe stemming verlangt.',
            no_vote:
              'De bevoegdheid om te stemmen komt niet toe aan wie volgens {ref:own_shares.votes} of volgens de wet geen stem op het aandeel kan uitbrengen.',
            outside:
              'Aandeelhouders kunnen ook op een andere manier dan in een vergadering besluiten, als alle vergadergerechtigden daarmee schriftelijk hebben ingestemd. De stemmen worden schriftelijk uitgebracht. De bestuurders krijgen vooraf de gelegenheid advies te geven.',
            outside_record:
              'Een besluit buiten vergadering wordt genomen met dezelfde meerderheid die in een vergadering nodig zou zijn. Wie buiten vergadering besluit, geeft dat direct aan het bestuur door.',
            record:
              'Het bestuur houdt aantekening van alle besluiten van de algemene vergadering. De aantekeningen liggen op het kantoor van de vennootschap ter inzage van de vergadergerechtigden, die op verzoek een afschrift krijgen tegen ten hoogste de kostprijs.',
            sole: 'Zolang één persoon alle aandelen houdt, of houdt samen met de partner met wie hij in enige gemeenschap van goederen is gehuwd of geregistreerd, worden rechtshandelingen tussen hem en de vennootschap waarbij hij haar vertegenwoordigt, schriftelijk vastgelegd. Aandelen van de vennootschap of haar dochtermaatschappijen tellen daarbij niet mee. Dit geldt niet voor rechtshandelingen die onder de bedongen voorwaarden tot de gewone bedrijfsuitoefening van de vennootschap behoren.',
          },
        },
        deadlock: {
          title: 'Staken van stemmen',
          plain:
            'Jullie hebben allebei de helft. Worden jullie het niet eens, dan praat je er nog eens over, dan helpt een bemiddelaar en ten slotte hakt een onafhankelijke deskundige de knoop door. Over de grote besluiten houd je allebei het laatste woord.',
          clauses: {
            applies:
              'Dit artikel geldt zolang twee aandeelhouders ieder de helft van de stemmen in de algemene vergadering kunnen uitbrengen.',
            again:
              'Staken de stemmen over een voorstel, dan roept het bestuur op verzoek van een van de aandeelhouders een tweede vergadering bijeen, die ten minste tien dagen en ten hoogste vier weken na de eerste wordt gehouden en waarin opnieuw over het voorstel wordt gestemd.',
            mediator:
              'Staken de stemmen ook dan, dan wijzen de aandeelhouders binnen twee weken samen een onafhankelijke bemiddelaar aan, met wiens hulp zij proberen tot een besluit te komen.',
            expert:
              'Is acht weken na de tweede vergadering nog geen besluit genomen, dan beslist op verzoek van een van de aandeelhouders een onafhankelijke deskundige over het voorstel, in het belang van de vennootschap en haar onderneming en na beide aandeelhouders en het bestuur te hebben gehoord. De aandeelhouders wijzen de deskundige samen aan. Zijn zij het daarover twee weken na het verzoek niet eens, dan wijst de kantonrechter in het arrondissement waarin de vennootschap haar zetel heeft, hem op verzoek van de meest gerede partij aan. De beslissing van de deskundige geldt als besluit van de algemene vergadering.',
            excepted:
              'De deskundige beslist niet over uitgifte van aandelen, beperking of uitsluiting van het voorkeursrecht, vermindering van het kapitaal, benoeming, schorsing of ontslag van een bestuurder, wijziging van de statuten, ontbinding, omzetting, fusie of splitsing van de vennootschap, of de opdracht aan het bestuur tot aangifte van haar faillissement. Blijven de stemmen over zo’n voorstel staken, dan is het verworpen. Iedere aandeelhouder kan dan zijn aandelen te koop aanbieden zoals in {ref:blocking} is bepaald.',
            costs: 'De kosten van de bemiddelaar en van de deskundige komen voor rekening van de vennootschap.',
          },
        },
        accounts: {
          title: 'Boekjaar en jaarrekening',
          plain:
            'Het boekjaar loopt van januari tot en met december. Binnen vijf maanden daarna maakt het bestuur de jaarrekening, en die moet op tijd naar KVK.',
          clauses: {
            year: 'Het boekjaar van de vennootschap is gelijk aan het kalenderjaar.',
            drawn_up:
              'Het bestuur maakt ieder jaar binnen vijf maanden na afloop van het boekjaar een jaarrekening op. De algemene vergadering kan deze termijn op grond van bijzondere omstandigheden met ten hoogste vijf maanden verlengen.',
            signed:
              'Alle bestuurders ondertekenen de jaarrekening. Ontbreekt een handtekening, dan wordt daarvan onder opgave van de reden melding gemaakt.',
            available:
              'Het bestuur legt de jaarrekening, en het bestuursverslag als de wet dat voorschrijft, vanaf de oproeping tot de algemene vergadering waarin zij worden behandeld, op het kantoor van de vennootschap ter inzage. Vergadergerechtigden kunnen kosteloos een afschrift krijgen.',
            adopted: 'De algemene vergadering stelt de jaarrekening vast.',
            discharge:
              'Vaststelling van de jaarrekening strekt niet tot kwijting aan een bestuurder. De algemene vergadering kan daartoe een afzonderlijk besluit nemen, voor zover de uitoefening van de taak uit de jaarrekening blijkt of op een andere manier aan haar bekend is gemaakt.',
            all_directors:
              'Zijn alle aandeelhouders ook bestuurder, dan geldt ondertekening van de jaarrekening door alle bestuurders ook als vaststelling, mits alle overige vergadergerechtigden kennis hebben kunnen nemen van de opgemaakte jaarrekening en met deze manier van vaststellen hebben ingestemd. In dat geval strekt de vaststelling ook tot kwijting aan de bestuurders.',
            audit:
              'Als de wet dat voorschrijft of de algemene vergadering dat besluit, wordt de jaarrekening onderzocht door een accountant die de algemene vergadering benoemt.',
            published:
              'Het bestuur maakt de jaarrekening openbaar binnen acht dagen na de vaststelling, en uiterlijk twaalf maanden na afloop van het boekjaar, door deponering bij het handelsregister.',
            administration:
              'Het bestuur voert van de vermogenstoestand en van alles wat de werkzaamheden van de vennootschap betreft zo administratie dat op elk moment haar rechten en verplichtingen kunnen worden gekend, en bewaart de boeken, bescheiden en andere gegevensdragers zeven jaar.',
          },
        },
        profit: {
          title: 'Winst en uitkeringen',
          plain:
            'De aandeelhouders beslissen over de winst. Uitkeren mag alleen als het bestuur vindt dat de BV daarna haar rekeningen kan blijven betalen.',
          clauses: {
            decides:
              'De algemene vergadering beslist over de bestemming van de winst die door de vaststelling van de jaarrekening is bepaald, en over uitkeringen uit de winst of uit de reserves.',
            room: 'Uitkeringen kunnen alleen worden gedaan voor zover het eigen vermogen groter is dan de reserves die de wet of deze statuten voorschrijven.',
            approval:
              'Een besluit tot uitkering heeft geen gevolgen zolang het bestuur geen goedkeuring heeft verleend. Het bestuur weigert de goedkeuring alleen als het weet of redelijkerwijs behoort te voorzien dat de vennootschap na de uitkering haar opeisbare schulden niet kan blijven betalen.',
            liability:
              'Kan de vennootschap na een uitkering haar opeisbare schulden niet blijven betalen, dan zijn de bestuurders die dat op het moment van de uitkering wisten of redelijkerwijs behoorden te voorzien, tegenover haar hoofdelijk verbonden voor het tekort dat door de uitkering is ontstaan. Ook wie de uitkering ontving terwijl hij dat wist of behoorde te voorzien, is gehouden tot vergoeding, tot ten hoogste het bedrag of de waarde van wat hij heeft ontvangen.',
            proportion:
              'Uitkeringen worden gedaan naar verhouding van het gezamenlijke nominale bedrag van ieders aandelen. Van deze verhouding kan telkens met instemming van alle aandeelhouders worden afgeweken. Aandelen die de vennootschap zelf houdt, tellen niet mee, tenzij er een vruchtgebruik of pandrecht op rust dat eerder was gevestigd.',
            interim:
              'De algemene vergadering kan ook in de loop van een boekjaar besluiten tot uitkering van winst. Hiervoor gelden dezelfde voorwaarden.',
            lapse:
              'De vordering van een aandeelhouder tot uitkering verjaart door verloop van vijf jaren, te rekenen vanaf de dag na die waarop zij opeisbaar is geworden. Wat door verjaring niet meer kan worden opgeëist, blijft in het vermogen van de vennootschap.',
            care: 'Voor zover de wet de vennootschap als zorgaanbieder verbiedt winst uit te keren, worden geen uitkeringen gedaan. Verbindt de wet voorwaarden aan een uitkering, dan wordt zij alleen onder die voorwaarden gedaan.',
            care_approval: 'Een besluit tot uitkering heeft ook de goedkeuring van de raad van commissarissen nodig.',
          },
        },
        amendment: {
          title: 'Statutenwijziging, ontbinding en vereffening',
          plain:
            'Hoe je de statuten verandert of de BV opheft. Wat na het betalen van de schulden overblijft, is voor de aandeelhouders.',
          clauses: {
            decides: 'De algemene vergadering kan besluiten de statuten te wijzigen of de vennootschap te ontbinden.',
            proposal:
              'Wordt in een vergadering een voorstel tot statutenwijziging gedaan, dan vermeldt de oproeping dat. Het voorstel, met daarin de voorgestelde wijziging woord voor woord, ligt vanaf de oproeping tot na afloop van de vergadering op het kantoor van de vennootschap ter inzage van de vergadergerechtigden, die er kosteloos een afschrift van krijgen.',
            deed: 'Een statutenwijziging treedt in werking nadat daarvan een notariële akte in het Nederlands is opgemaakt. Iedere bestuurder is bevoegd die akte te laten verlijden. Het bestuur legt een authentiek afschrift van de wijziging en de gewijzigde statuten neer bij het handelsregister.',
            supervisors:
              'Een besluit tot statutenwijziging of ontbinding kan alleen worden genomen op voorstel van het bestuur dat door de raad van commissarissen is goedgekeurd.',
            dissolution:
              'Een besluit tot ontbinding wordt door het bestuur opgegeven bij het handelsregister. Na haar ontbinding blijft de vennootschap voortbestaan voor zover dat voor de vereffening van haar vermogen nodig is; zij voegt dan aan haar naam toe: in liquidatie.',
            liquidators:
              'De bestuurders zijn de vereffenaars, tenzij de algemene vergadering anderen aanwijst. Voor vereffenaars gelden de bepalingen over bestuurders zo veel mogelijk op dezelfde manier.',
            in_force: 'Tijdens de vereffening blijven deze statuten zo veel mogelijk van kracht.',
            surplus:
              'Wat na betaling van de schulden overblijft, wordt aan de aandeelhouders uitgekeerd naar verhouding van het gezamenlijke nominale bedrag van ieders aandelen.',
            books:
              'Na afloop van de vereffening blijven de boeken, bescheiden en andere gegevensdragers van de vennootschap zeven jaar berusten bij degene die de algemene vergadering daarvoor heeft aangewezen, en anders bij de laatste vereffenaar.',
          },
        },
        first_year: {
          title: 'Overgangsbepaling: eerste boekjaar',
          plain:
            'Het eerste boekjaar begint op de dag van de akte en eindigt op 31 december van het jaar dat je kiest. Daarna vervalt dit artikel vanzelf.',
          clauses: {
            year: 'In afwijking van {ref:accounts.year} begint het eerste boekjaar van de vennootschap op de dag van haar oprichting en eindigt het op {first_year_end}.',
            lapses: 'Dit artikel vervalt, met zijn opschrift, zodra het eerste boekjaar is geëindigd.',
          },
        },
      },
    },
    closing: {
      title: 'Slotverklaringen',
      articles: {
        issued: {
          title: 'Geplaatst kapitaal',
          plain:
            'Hoeveel aandelen er zijn en wie ze krijgt. Je betaalt het bedrag zodra de BV erom vraagt, dus als de bankrekening er is.',
          clauses: {
            issued:
              'Bij de oprichting zijn geplaatst: {share_count}, met een gezamenlijk nominaal bedrag van {capital}, dat het geplaatste kapitaal is. Daarin wordt deelgenomen door:',
            taken:
              '{party_name}, voornoemd, voor {party_shares}, {party_numbers}, waarop {party_amount} moet worden gestort{last?.|;}',
            at_par: 'De aandelen worden uitgegeven tegen het nominale bedrag.',
            on_call:
              'Het gestorte deel van het geplaatste kapitaal is nihil: op de aandelen van {several_founders?iedere oprichter|de oprichter} is nog niets gestort. Bedongen is dat het nominale bedrag in geld, in euro, wordt gestort zodra de vennootschap daarom vraagt. De vennootschap vraagt de storting op zodra zij over een bankrekening beschikt.',
          },
        },
        first_directors: {
          title: 'Eerste {several_directors?bestuurders|bestuurder}',
          plain: 'Wie de BV vanaf de eerste dag bestuurt.',
          clauses: {
            intro:
              'Tot eerste {several_directors?bestuurders|bestuurder} van de vennootschap {several_directors?worden|wordt} benoemd:',
            director: '{director_name}, voornoemd{last?.|;}',
            accepted:
              '{several_directors?Zij hebben|Deze heeft} vooraf schriftelijk verklaard de benoeming te aanvaarden.',
            behind_company:
              'Is een rechtspersoon bestuurder, dan rust zijn aansprakelijkheid als bestuurder ook op ieder die bij het ontstaan daarvan bestuurder van die rechtspersoon is.',
          },
        },
        first_supervisors: {
          title: 'Eerste commissarissen',
          plain: 'De namen van de toezichthouders vult de notaris in zodra jullie ze samen hebben vastgesteld.',
          clauses: {
            named: 'Tot eerste leden van de raad van commissarissen worden benoemd:',
            supervisor: '{supervisor}{last?.|;}',
            accepted: 'Zij hebben vooraf schriftelijk verklaard de benoeming te aanvaarden.',
          },
        },
        address: {
          title: 'Adres',
          plain: 'Het adres waarmee de BV bij KVK wordt ingeschreven. Verhuizen kan later zonder notaris.',
          clauses: {
            address:
              'De vennootschap houdt kantoor te {office_zip} {office_town}, {office_street}. Dit adres maakt geen deel uit van de statuten en kan zonder wijziging daarvan veranderen.',
          },
        },
        earlier_acts: {
          title: 'Handelingen vóór de oprichting en vóór de inschrijving',
          plain:
            'Wat je al namens de BV in oprichting hebt afgesproken, bindt de BV pas als zij dat daarna zelf bevestigt. Tot die tijd ben je er persoonlijk aansprakelijk voor.',
          clauses: {
            ratify:
              'Rechtshandelingen die vóór de oprichting namens de vennootschap in oprichting zijn verricht, binden haar alleen als zij deze na haar oprichting uitdrukkelijk of stilzwijgend bekrachtigt. Deze akte houdt geen bekrachtiging in.',
            liable:
              'Degenen die zulke rechtshandelingen hebben verricht, zijn daardoor hoofdelijk verbonden totdat de vennootschap ze heeft bekrachtigd, tenzij met zoveel woorden anders is bedongen.',
            registration:
              'Iedere bestuurder is naast de vennootschap hoofdelijk aansprakelijk voor rechtshandelingen die haar binden en die tijdens zijn bestuur zijn verricht voordat de eerste opgave bij het handelsregister, vergezeld van een authentiek afschrift van deze akte, is gedaan.',
          },
        },
        costs: {
          title: 'Kosten',
          plain: 'De BV betaalt de kosten van haar eigen oprichting.',
          clauses: {
            costs: 'De kosten die met de oprichting verband houden, komen voor rekening van de vennootschap.',
          },
        },
        statements: {
          title: 'Verklaringen',
          plain:
            'De notaris heeft van iedereen de verklaringen die de wet vraagt. Wat daarin staat, is privé en staat niet in deze openbare akte.',
          clauses: {
            given:
              '{several_founders?De oprichters hebben|De oprichter heeft} aan mij, notaris, de verklaringen en gegevens verstrekt waarom ik op grond van de Wet ter voorkoming van witwassen en financieren van terrorisme heb gevraagd. De uiteindelijk belanghebbenden van de vennootschap worden bij de inschrijving in het handelsregister opgegeven.',
          },
        },
        ending: {
          title: 'Slot',
          plain: 'Je hebt de akte vooraf kunnen lezen en de notaris heeft uitgelegd wat er staat.',
          clauses: {
            known:
              'De verschenen persoon is mij, notaris, bekend. {several_founders?De oprichters hebben|De oprichter heeft} ruim vóór het verlijden een ontwerp van deze akte ontvangen en verklaard van de inhoud kennis te hebben genomen en daarmee in te stemmen.',
            explained_online:
              'Aan {several_founders?de oprichters|de oprichter} is de zakelijke inhoud van de akte via een beeldverbinding meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            explained:
              'Aan {several_founders?de oprichters|de oprichter} is de zakelijke inhoud van de akte meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            executed:
              'Deze akte is verleden te {notary_city} op de datum die in het hoofd van de akte is vermeld{order_matters?, om {deed_hour} uur en {deed_minute} minuten}. De zakelijke inhoud van deze akte is aan de verschenen persoon meegedeeld en toegelicht. De verschenen persoon heeft verklaard tijdig vóór het verlijden van de inhoud van deze akte kennis te hebben genomen, met de inhoud in te stemmen en in te stemmen met beperkte voorlezing. Onmiddellijk na beperkte voorlezing is deze akte ondertekend, eerst door de verschenen persoon en daarna door mij, notaris.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
