import type { TextsFor } from '../../template.ts'
import type { contribution as shape } from '../shapes/conversion.ts'

/** De akte van inbreng. */
export const contribution = {
  title: 'Akte van inbreng in {full_name}',
  parts: {
    deed: {
      title: null,
      articles: {
        parties: {
          title: 'Partijen',
          plain: 'Wie inbrengt, en de BV die alles ontvangt.',
          clauses: {
            intro: 'De ondergetekenden:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, {p.marital_status}{last?,|;}',
            holding:
              '{holding_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {main.headquarters}, vertegenwoordigd door haar enige bestuurder, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace} op {p.birthdate}{last?,|;}',
            company:
              '{company_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {p.company_location}, ingeschreven in het handelsregister onder nummer {p.chamber}, vertegenwoordigd door {capacity}, {p.prefix} {p.firstname} {p.lastname}{jointly? en {co_director}}{last?,|;}',
            called:
              'hierna {several_owners?samen te noemen: de inbrengers, en ieder afzonderlijk: een inbrenger|te noemen: de inbrenger}, en',
            receiver:
              '{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {main.headquarters}, kantoorhoudende te {main.postal_code} {main.place_of_business}, {main.office_address}, vertegenwoordigd door haar bestuur, hierna te noemen: de vennootschap.',
          },
        },
        background: {
          title: 'Achtergrond',
          plain: 'Hoe de inbreng tot stand komt en welke regeling geldt.',
          clauses: {
            founded:
              'De vennootschap is opgericht bij akte van {deed_day}, verleden voor {notary_name}, notaris te {notary_city}. Daarbij is bedongen dat op de aandelen wordt gestort door de inbreng die in deze akte wordt geregeld.',
            business:
              'De onderneming wordt{has_trade_name? onder de naam {main.trade_name}} gedreven als {main.converted_from} en is in het handelsregister ingeschreven onder nummer {main.kvk}, hierna te noemen: de onderneming.',
            partners:
              'Iedere vennoot brengt zijn aandeel in. De verhouding waarin de vennoten aandelen nemen, is gelijk aan die waarin zij tot de onderneming zijn gerechtigd.',
            intent:
              'Van het voornemen tot inbreng is een intentieverklaring opgemaakt. De overgangsdag is {transfer_day}.',
            route_free:
              'De inbreng is geruisloos: voor de belasting treedt de vennootschap in de plaats van wie de onderneming dreef, op grond van artikel 3.65 van de Wet inkomstenbelasting 2001.',
            route:
              'De inbreng is ruisend: over de meerwaarde wordt in de inkomstenbelasting afgerekend, en de vennootschap neemt wat zij ontvangt op voor de werkelijke waarde.',
            through:
              'Voor zover een inbrenger een holding is, is de onderneming, of zijn deel daarvan, eerst bij een afzonderlijke akte in die holding ingebracht. De belastingadviseur beoordeelt of voor deze tweede inbreng een beroep wordt gedaan op artikel 14 van de Wet op de vennootschapsbelasting 1969.',
          },
        },
        obligation: {
          title: 'Inbreng',
          plain: 'Het hele bedrijf gaat over, met bezittingen en schulden.',
          clauses: {
            contributes:
              '{several_owners?De inbrengers brengen|De inbrenger brengt} de hele onderneming in de vennootschap in, met alle bezittingen, rechten, schulden en verplichtingen die daartoe behoren, zoals omschreven in de beschrijving van de inbreng en de balans die daarbij hoort.',
            accepts: 'De vennootschap aanvaardt de inbreng en neemt de schulden van de onderneming voor haar rekening.',
            whole:
              'Blijkt later dat iets tot de onderneming behoorde dat niet in de beschrijving staat, dan is ook dat ingebracht.',
          },
        },
        delivery: {
          title: 'Levering',
          plain: 'Voor ieder soort bezit geldt een eigen manier van overdragen.',
          clauses: {
            goods: 'Roerende zaken worden geleverd door de vennootschap daarvan vandaag het bezit te geven.',
            claims:
              'Vorderingen worden met deze akte geleverd; de vennootschap doet daarvan mededeling aan de schuldenaren en krijgt daarvoor alle medewerking.',
            contracts:
              'Overeenkomsten gaan over met medewerking van de wederpartij. Zolang die ontbreekt, worden zij voor rekening en risico van de vennootschap uitgevoerd.',
            debts:
              'Schulden gaan over met toestemming van de schuldeiser. Zolang die ontbreekt, betaalt de vennootschap de schuld en vrijwaart zij wie daarvoor aansprakelijk blijft.',
            rights:
              'Deze akte geldt ook als akte van levering van de handelsnaam, de rechten van intellectuele eigendom en de domeinnamen.',
            real_estate:
              '{owns_real_estate?Tot de onderneming behoort als registergoed {main.real_estate_details}. Dat|Behoort er een registergoed tot de onderneming, dan} wordt {owns_real_estate?geleverd|dat geleverd} bij een afzonderlijke notariële akte die in de openbare registers wordt ingeschreven.',
          },
        },
        consideration: {
          title: 'Waarvoor wordt ingebracht',
          plain: 'Met de inbreng zijn de aandelen betaald. Wat meer waard is, blijft als agio in de BV.',
          clauses: {
            shares: 'De inbreng strekt tot volstorting van de aandelen die bij de oprichting zijn genomen:',
            taken: '{party_name}: {party_shares}, {party_numbers}, samen {party_amount}{last?.|;}',
            surplus:
              'Wat de inbreng meer waard is dan het bedrag dat op de aandelen moet worden gestort, boekt de vennootschap als agio.',
            credit:
              'Om het bedrag af te ronden kan de vennootschap {several_owners?de inbrengers|de inbrenger} een deel schuldig blijven, tot ten hoogste vijf procent van wat op de aandelen is gestort en niet meer dan vijfentwintigduizend euro (€ 25.000,00).',
            discharged: 'Met de inbreng is aan de verplichting tot storting op deze aandelen voldaan.',
          },
        },
        risk: {
          title: 'Rekening en risico',
          plain: 'Vanaf de overgangsdag zijn winst en verlies voor de BV.',
          clauses: {
            from: 'De onderneming is vanaf de overgangsdag voor rekening en risico van de vennootschap.',
            results:
              'Wat sinds die dag is ontvangen en betaald, komt aan de vennootschap toe of voor haar rekening, en wordt verrekend.',
          },
        },
        staff: {
          title: 'Personeel',
          plain: 'Wie in dienst is, gaat volgens de wet vanzelf mee.',
          clauses: {
            pass: 'De arbeidsovereenkomsten van wie in de onderneming werkt, gaan van rechtswege op de vennootschap over.',
          },
        },
        warranties: {
          title: 'Wat bij de inbreng wordt verklaard',
          plain: 'Je staat ervoor in dat het bedrijf van jou is en dat de beschrijving klopt.',
          clauses: {
            owner:
              '{several_owners?De inbrengers zijn|De inbrenger is} bevoegd om in te brengen wat in de beschrijving staat. Er rust geen pandrecht of beslag op dat daarin niet is vermeld.',
            complete: 'De beschrijving en de balans zijn volledig en naar waarheid opgesteld.',
            liable:
              'Wie de onderneming tot nu toe dreef, blijft tegenover schuldeisers aansprakelijk voor schulden van vóór de inbreng, totdat de schuldeiser hem daarvan ontslaat.',
          },
        },
        tax: {
          title: 'Belasting',
          plain: 'De afspraken die bij de gekozen regeling horen.',
          clauses: {
            income:
              'De inbreng vindt plaats onder de voorwaarden die de inspecteur aan het verzoek op grond van artikel 3.65 van de Wet inkomstenbelasting 2001 verbindt. De vennootschap aanvaardt die voorwaarden.',
            kept: 'Wie binnen drie jaar aandelen vervreemdt, moet aannemelijk maken dat de omzetting niet op die verkoop was gericht.',
            settled: 'De belasting over de meerwaarde komt voor rekening van wie de onderneming dreef.',
            vat: 'Partijen gaan ervan uit dat een algemeenheid van goederen overgaat als bedoeld in artikel 37d van de Wet op de omzetbelasting 1968, zodat geen omzetbelasting is verschuldigd. Voor een registergoed wordt zo nodig een beroep gedaan op de vrijstelling van overdrachtsbelasting bij inbreng van een onderneming.',
          },
        },
        costs: {
          title: 'Kosten',
          plain: 'De BV betaalt de kosten van de inbreng.',
          clauses: { costs: 'De kosten van deze akte en van de levering komen voor rekening van de vennootschap.' },
        },
        final: {
          title: 'Slotbepalingen',
          plain: 'Waar je post over deze akte krijgt en welk recht geldt.',
          clauses: {
            domicile:
              'Partijen kiezen voor de uitvoering van deze akte woonplaats op het kantoor van de notaris die de akte van oprichting bewaart.',
            no_rescission: 'Partijen kunnen deze inbreng niet meer ontbinden.',
            law: 'Op deze akte is Nederlands recht van toepassing.',
          },
        },
        signature: {
          title: 'Ondertekening',
          plain: 'Je tekent twee keer: als inbrenger, en als bestuurder namens de BV.',
          clauses: {
            place: 'Ondertekend te {place_and_day}.',
            contributor: 'De inbrenger: {person_name}',
            company: 'De vennootschap: {full_name}',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
