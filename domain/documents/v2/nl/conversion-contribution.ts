import type { TextsFor } from '../../template.ts'
import type { contribution as shape } from '../shapes/conversion-contribution.ts'

/** De akte van inbreng: de notariële akte waarmee het bedrijf overgaat. */
export const contribution = {
  title: 'Akte van inbreng in {full_name}',
  parts: {
    deed: {
      title: null,
      articles: {
        heading: {
          title: 'Verschenen persoon',
          plain: 'Een medewerker van de notaris tekent voor je, met de volmachten die je vooraf geeft.',
          clauses: {
            appears:
              'Heden, {deed_day}, verscheen voor mij, {acting_notary}, notaris met plaats van vestiging {notary_city}: {clerk}, geboren te {deputy_birthplace} op {deputy_birthdate}, werkzaam op mijn kantoor, {deputy_address}, hierna te noemen: de verschenen persoon. De verschenen persoon handelt als schriftelijk gevolmachtigde van de hierna te noemen partijen.',
          },
        },
        parties: {
          title: 'Partijen',
          plain: 'Wie inbrengt, en de BV die alles ontvangt.',
          clauses: {
            intro: 'De verschenen persoon verklaarde te handelen namens:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, {p.marital_status}{last?,|;}',
            holding:
              '{holding_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {holding_seat}, kantoorhoudende te {holding_zip} {holding_town}, {holding_street}, vandaag om {holding_hour} uur en {holding_minute} minuten, vóór het verlijden van deze akte, opgericht bij een akte die voor mij, notaris, is verleden, vertegenwoordigd door haar enige bestuurder, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}{last?,|;}',
            company:
              '{company_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {p.company_location}, kantoorhoudende te {p.company_zipcode} {p.company_location}, {p.company_address}, ingeschreven in het handelsregister onder nummer {p.chamber}, bij het geven van de volmacht rechtsgeldig vertegenwoordigd door {capacity}, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.representative_birthplace} op {p.representative_birthdate}, wonende te {home_zip} {home_town}, {home_address}{jointly?, en {co_director}, geboren te {co_director_birthplace} op {co_director_birthdate}, wonende te {co_director_address}}{last?,|;}',
            called:
              'hierna {several_owners?samen te noemen: de inbrengers, en ieder afzonderlijk: een inbrenger|te noemen: de inbrenger}, en namens',
          },
        },
        receiver: {
          title: null,
          plain: 'De BV die je bedrijf krijgt, en wie haar bestuurt.',
          clauses: {
            company:
              '{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {seat}, kantoorhoudende te {office_zip} {office_town}, {office_street}, vandaag om {deed_hour} uur en {deed_minute} minuten, vóór het verlijden van deze akte, opgericht bij een akte die voor mij, notaris, is verleden, hierna te noemen: de vennootschap, bij het geven en bekrachtigen van de volmacht vertegenwoordigd door {several_directors?haar bestuurders|haar bestuurder}:',
            director:
              '{director_name}{named_before?, voornoemd{directs_holding?, op haar beurt vertegenwoordigd door {titled_name}, voornoemd}|{directs_person?, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}}{directs_holding?, vandaag opgericht bij een akte die voor mij, notaris, is verleden, op haar beurt vertegenwoordigd door haar enige bestuurder, {titled_name}, geboren te {p.birthplace} op {p.birthdate}, wonende te {p.zip_code} {p.location}, {p.address}}{directs_company?, ingeschreven in het handelsregister onder nummer {p.chamber}, op haar beurt vertegenwoordigd door {capacity}, {titled_name}, geboren te {p.representative_birthplace} op {p.representative_birthdate}, wonende te {home_zip} {home_town}, {home_address}{jointly?, en {co_director}, geboren te {co_director_birthplace} op {co_director_birthdate}, wonende te {co_director_address}}}}{last?.|;}',
          },
        },
        powers: {
          title: 'Volmachten',
          plain: 'De notaris heeft de volmachten gezien, ook die van de BV, en bewaart ze bij de akte.',
          clauses: {
            shown:
              'Van de volmachten aan de verschenen persoon blijkt uit onderhandse akten, van {several_owners?iedere inbrenger|de inbrenger} en van de vennootschap, die aan deze akte worden gehecht. De identiteit van degenen die de volmachten hebben ondertekend, is aan de hand van een daartoe bestemd document vastgesteld.',
            by_proxy:
              'De volmacht van {company_name} is namens haar ondertekend door haar schriftelijk gevolmachtigde, {titled_name}. Van diens volmacht blijkt uit een onderhandse akte, die eveneens aan deze akte wordt gehecht.',
            ratified:
              'De volmacht van de vennootschap is ondertekend vóór haar oprichting. De vennootschap heeft die volmacht bekrachtigd nadat haar akte van oprichting was verleden en voordat deze akte werd verleden. Van de bekrachtiging blijkt uit een onderhandse akte die aan deze akte wordt gehecht.',
            holding:
              'Ook de volmacht van {holding_name} is namens haar verleend toen zij nog in oprichting was, en door haar na haar oprichting en vóór het verlijden van deze akte bekrachtigd. Dat blijkt uit een onderhandse akte van bekrachtiging, die aan deze akte wordt gehecht.',
          },
        },
        background: {
          title: 'Achtergrond',
          plain: 'Wat er is afgesproken, en welke regeling voor de belasting geldt.',
          clauses: {
            business:
              'De onderneming die wordt ingebracht, is tot vandaag{has_trade_name? onder de naam {main.trade_name}} als {main.converted_from} gedreven door {owner_names} en is in het handelsregister ingeschreven onder nummer {main.kvk}, hierna te noemen: de onderneming.',
            founded:
              'In de akte van oprichting van de vennootschap is bedongen dat {several_owners?de inbrengers op hun aandelen storten|de inbrenger op zijn aandelen stort} door de onderneming in te brengen. De hele overeenkomst tot inbreng is in die akte en in de daaraan gehechte beschrijving opgenomen. Deze akte dient ter uitvoering daarvan.',
            through:
              '{holding_name} heeft {from_vof?het aandeel van {person_name} in de onderneming|de onderneming} vandaag om {passed_hour} uur en {passed_minute} minuten, voordat de vennootschap werd opgericht, verkregen door inbreng op haar eigen aandelen, bij een akte die voor mij, notaris, is verleden.',
            partners:
              'Iedere inbrenger brengt zijn aandeel in de onderneming in. De verhouding waarin zij aandelen hebben genomen, is gelijk aan die waarin zij tot de onderneming zijn gerechtigd.',
            route_free:
              'De inbreng is geruisloos: voor de belasting treedt de vennootschap in de plaats van {several_owners?de inbrengers|de inbrenger}, op grond van artikel 3.65 van de Wet inkomstenbelasting 2001.',
            route:
              'De inbreng is ruisend: {several_owners?de inbrengers rekenen|de inbrenger rekent} over de meerwaarde in de inkomstenbelasting af, en de vennootschap neemt wat zij ontvangt op voor de werkelijke waarde.',
            second_free:
              'De eerdere inbreng was geruisloos, op grond van artikel 3.65 van de Wet inkomstenbelasting 2001. Of voor deze inbreng artikel 14 van de Wet op de vennootschapsbelasting 1969 wordt toegepast, is ter beoordeling van de belastingadviseur van partijen en is geen voorwaarde voor deze akte.',
            second:
              'De eerdere inbreng was ruisend. Voor deze inbreng gelden dezelfde waarden als voor de eerdere inbreng.',
          },
        },
        delivery: {
          title: 'Levering',
          plain: 'Het hele bedrijf gaat over. Voor ieder soort bezit geldt een eigen manier van overdragen.',
          clauses: {
            delivers:
              '{several_owners?De inbrengers leveren|De inbrenger levert} de hele onderneming, zoals omschreven in de beschrijving, aan de vennootschap, die de levering aanvaardt.',
            goods: 'Roerende zaken worden geleverd door de vennootschap daarvan vandaag het bezit te verschaffen.',
            claims:
              'Vorderingen worden geleverd met deze akte en met de mededeling daarvan aan de schuldenaren. De vennootschap doet die mededeling.',
            rights:
              'Deze akte is ook de akte van levering van de handelsnaam, de rechten van intellectuele eigendom en de domeinnamen.',
            contracts:
              'Overeenkomsten gaan over met medewerking van de wederpartij. Zolang die ontbreekt, worden zij voor rekening en risico van de vennootschap uitgevoerd.',
            debts:
              'Schulden gaan over met toestemming van de schuldeiser. Zolang die ontbreekt, blijft aansprakelijk wie dat was; de vennootschap betaalt de schuld en vrijwaart hem.',
            real_estate:
              'Tot de onderneming behoort als registergoed: {main.real_estate_details}. Dat wordt vandaag geleverd bij een afzonderlijke notariële akte, die in de openbare registers wordt ingeschreven en waarin ook de overdrachtsbelasting wordt geregeld.',
            no_real_estate: 'Tot de onderneming behoort geen registergoed.',
          },
        },
        consideration: {
          title: 'Storting',
          plain: 'Met de levering zijn de aandelen betaald. Wat je bedrijf meer waard is, staat hier ook.',
          clauses: {
            one: 'Met de levering is door {party_name} op {party_shares}, {party_numbers}, {party_amount} gestort.',
            shares: 'Met de levering is op de aandelen die bij de oprichting zijn genomen, gestort:',
            taken: 'door {party_name}: {party_amount}, op {party_shares}, {party_numbers}{last?.|;}',
            total: 'Samen is dat {paid_in_kind}.',
            receipt: 'Deze aandelen zijn daarmee volgestort. De vennootschap verleent daarvoor kwijting.',
            surplus:
              'Wat de inbreng meer waard is dan wat op de aandelen is gestort, is agio. De vennootschap blijft daarvan niets schuldig.',
            credit:
              'Van wat de inbreng meer waard is dan wat op de aandelen is gestort, blijft de vennootschap {credit_amount} schuldig aan {several_owners?de inbrengers, naar verhouding van ieders aandeel in de onderneming|de inbrenger}. Het overige is agio.',
          },
        },
        risk: {
          title: 'Rekening en risico',
          plain: 'Vanaf wanneer winst en verlies voor de BV zijn.',
          clauses: {
            back: 'De inbreng werkt terug tot {transfer_day}: vanaf die dag is de onderneming voor rekening en risico van de vennootschap. Wat sindsdien is ontvangen en betaald, wordt met haar verrekend.',
            later:
              'De inbreng gaat in op {transfer_day}: vanaf die dag is de onderneming voor rekening en risico van de vennootschap. Tot die dag blijft zij voor rekening en risico van {several_owners?de inbrengers|de inbrenger}.',
            from: 'De onderneming is met ingang van vandaag voor rekening en risico van de vennootschap.',
          },
        },
        staff: {
          title: 'Personeel',
          plain: 'Wie in dienst is, gaat volgens de wet vanzelf mee.',
          clauses: {
            pass: 'De arbeidsovereenkomsten van wie in de onderneming werkt, gaan van rechtswege op de vennootschap over.',
          },
        },
        tax: {
          title: 'Belasting',
          plain: 'Wie welke belasting betaalt, en welke voorwaarden er zijn.',
          clauses: {
            income:
              '{several_owners?De inbrengers verzoeken|De inbrenger verzoekt} samen met de vennootschap de inspecteur om artikel 3.65 van de Wet inkomstenbelasting 2001 toe te passen. De vennootschap aanvaardt de voorwaarden die de inspecteur daaraan verbindt.',
            kept: 'De vennootschap boekt wat zij ontvangt voor de boekwaarden die {several_owners?de inbrengers|de inbrenger} voor de belasting {several_owners?hadden|had}.',
            settled:
              'De inkomstenbelasting over de meerwaarde komt voor rekening van {several_owners?de inbrengers, ieder voor zijn deel|de inbrenger}.',
            vat: 'Partijen gaan ervan uit dat een algemeenheid van goederen overgaat als bedoeld in artikel 37d van de Wet op de omzetbelasting 1968, zodat geen omzetbelasting is verschuldigd.',
          },
        },
        final: {
          title: 'Slotbepalingen',
          plain: 'De BV schrijft de storting op, betaalt de kosten, en de inbreng wordt niet teruggedraaid.',
          clauses: {
            register: 'De vennootschap tekent de storting aan in haar register van aandeelhouders.',
            costs: 'De kosten van deze akte en van de levering komen voor rekening van de vennootschap.',
            no_rescission: 'Partijen doen afstand van het recht om ontbinding van de inbreng te vorderen.',
          },
        },
        ending: {
          title: 'Slot',
          plain: 'Je hebt de akte vooraf kunnen lezen en de notaris heeft uitgelegd wat er staat.',
          clauses: {
            known:
              'De verschenen persoon is mij, notaris, bekend. Partijen hebben ruim vóór het verlijden een ontwerp van deze akte ontvangen.',
            explained_online:
              'Aan partijen is de zakelijke inhoud van de akte via een beeldverbinding meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            explained:
              'Aan partijen is de zakelijke inhoud van de akte meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            executed:
              'Deze akte is verleden te {notary_city} op de datum die in het hoofd van de akte is vermeld, om {contribution_hour} uur en {contribution_minute} minuten. De zakelijke inhoud van deze akte is aan de verschenen persoon meegedeeld en toegelicht. De verschenen persoon heeft verklaard tijdig vóór het verlijden van de inhoud van deze akte kennis te hebben genomen, met de inhoud in te stemmen en in te stemmen met beperkte voorlezing. Onmiddellijk na beperkte voorlezing is deze akte ondertekend, eerst door de verschenen persoon en daarna door mij, notaris.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
