import type { TextsFor } from '../../template.ts'
import type { policyOutline as shape } from '../shapes/foundation-policy.ts'
import { whoSigns } from './signing.ts'

/** De opzet van het beleidsplan van een ANBI: wat bekend is staat erin, de rest vult het bestuur aan. */
export const policyOutline = {
  title: 'Beleidsplan van {full_name}: een opzet',
  parts: {
    plan: {
      title: 'Beleidsplan',
      articles: {
        who_signs: whoSigns,
        use: {
          title: 'Hoe jullie deze opzet gebruiken',
          plain: 'Vul aan wat tussen haken staat, en laat dit stukje daarna weg.',
          clauses: {
            what: 'Een algemeen nut beogende instelling heeft een actueel beleidsplan. Het geeft inzicht in de werkzaamheden, de werving van inkomsten, het beheer van het vermogen en de besteding daarvan. De Belastingdienst vraagt ernaar bij de aanvraag van de status.',
            how: 'Wat jullie hebben opgegeven, is ingevuld. Het bestuur vult de open plaatsen aan, stelt het plan na de oprichting in een vergadering vast en kijkt ieder jaar of het nog klopt. Een plan gaat over één tot vijf jaar.',
          },
        },
        foundation: {
          title: 'De stichting',
          plain: 'Wie de stichting is en hoe zij te bereiken is.',
          clauses: {
            name: ['Naam', '{full_name}'],
            seat: ['Zetel', 'gemeente {main.headquarters}'],
            address: ['Adres', '{main.office_address}, {main.postal_code} {main.place_of_business}'],
            reach: ['E-mailadres en telefoonnummer', '{main.company_email} en {main.phone}'],
            website: ['Website', '{main.website}'],
            chamber: ['KVK-nummer en RSIN', '{by_board}'],
            period: ['Dit plan geldt voor de jaren', '{by_board}'],
          },
        },
        goal: {
          title: 'Doel en algemeen nut',
          plain: 'Het doel staat in de statuten; hier legt het bestuur uit wat ermee is bedoeld.',
          clauses: {
            statutory:
              'Volgens artikel 2 van de statuten heeft de stichting ten doel: {goal_sentence}, en al wat daarmee samenhangt of daaraan dienstig kan zijn.',
            benefit: 'Zij dient daarmee het algemeen nut {charity_fields}.',
            whom: 'De stichting werkt voor de volgende doelgroep, en die is zo ruim dat niet alleen een besloten kring er baat bij heeft: {by_board}.',
            no_profit:
              'De stichting heeft geen winstoogmerk. Houdt zij aan een activiteit geld over, dan besteedt zij dat aan haar doel.',
          },
        },
        work: {
          title: 'Werkzaamheden',
          plain: 'Wat de stichting dit jaar en daarna gaat doen.',
          clauses: {
            one: 'De stichting tracht haar doel onder meer te bereiken door {means_sentence}.',
            intro: 'De stichting tracht haar doel onder meer te bereiken door:',
            means: '{activity}{last?.|;}',
            now: ['In het eerste jaar', '{by_board}'],
            later: ['In de jaren daarna', '{by_board}'],
            measured: ['Waaraan het bestuur ziet dat het werkt', '{by_board}'],
          },
        },
        income: {
          title: 'Werving van inkomsten',
          plain: 'Waar het geld vandaan komt en wat de werving kost.',
          clauses: {
            sources:
              'De inkomsten van de stichting kunnen bestaan uit subsidies, giften, schenkingen, erfstellingen en legaten, en andere baten.',
            how: ['Hoe en bij wie de stichting geld werft', '{by_board}'],
            costs: ['Wat de werving ten hoogste kost', '{by_board}'],
            inheritance: 'Een erfstelling aanvaardt de stichting alleen onder het voorrecht van boedelbeschrijving.',
          },
        },
        assets: {
          title: 'Beheer van het vermogen',
          plain: 'Niemand beslist alleen over het geld.',
          clauses: {
            not_own:
              'Niemand kan over het vermogen van de stichting beschikken als ware het eigen vermogen. Ieder bestuurslid heeft één stem en niemand heeft een doorslaggevende stem of een veto.',
            two: 'Betalingen worden goedgekeurd door twee bestuursleden samen, onder wie de voorzitter of de penningmeester.',
            who: ['Wie de administratie voert en bij welke bank de rekening loopt', '{by_board}'],
            reserve:
              'De stichting houdt niet meer vermogen aan dan redelijkerwijs nodig is voor de continuïteit van haar werkzaamheden.',
            amount: ['Welke reserve zij aanhoudt en waarom', '{by_board}'],
          },
        },
        spending: {
          title: 'Besteding van het vermogen',
          plain: 'Ten minste negentig procent gaat naar het algemeen nut.',
          clauses: {
            ninety:
              'De stichting besteedt haar middelen voor ten minste negentig procent aan haar doel, en doet geen uitkeringen aan haar oprichters of bestuursleden.',
            choice: ['Hoe het bestuur kiest waaraan het geld gaat', '{by_board}'],
            surplus:
              'Wordt de stichting ontbonden, dan wordt wat overblijft besteed ten behoeve van een algemeen nut beogende instelling met een soortgelijk doel, of van een buitenlandse instelling die uitsluitend of nagenoeg uitsluitend het algemeen nut beoogt en een soortgelijk doel heeft.',
          },
        },
        board: {
          title: 'Bestuur',
          plain: 'Wie er in het bestuur zitten en hoe lang.',
          clauses: {
            intro: 'Het eerste bestuur bestaat uit:',
            member: '{person_name}, {role}, voor {first_term} vanaf de oprichting{last?.|;}',
            votes:
              'Bestuursleden zijn geen familie, partner of huisgenoot van elkaar. Het bestuur besluit met meer dan de helft van de uitgebrachte stemmen, tenzij de statuten een grotere meerderheid eisen.',
            rota: 'Bestuursleden worden benoemd voor ten hoogste {term} en zijn daarna {main.reappointed?eenmaal|niet} herbenoembaar.{staggered? Het bestuur houdt een rooster van aftreden bij.}',
          },
        },
        pay: {
          title: 'Beloningsbeleid',
          plain: 'Dit staat ook op de website.',
          clauses: {
            none: 'De bestuursleden ontvangen voor hun werkzaamheden geen andere beloning dan een vergoeding van onkosten en een vacatiegeld dat niet bovenmatig is.',
            fee: ['Welke onkosten worden vergoed en hoeveel het vacatiegeld is', '{by_board}'],
            staff: ['Personeel en hoe dat wordt beloond', '{by_board}'],
          },
        },
        budget: {
          title: 'Begroting voor het eerste jaar',
          plain: 'Een raming is genoeg. De Belastingdienst wil zien dat het plan kan.',
          clauses: {
            intro: 'Het eerste boekjaar eindigt op {first_year_end}. Het bestuur verwacht:',
            gifts: ['Inkomsten uit giften en schenkingen', '{by_board}'],
            grants: ['Inkomsten uit subsidies en fondsen', '{by_board}'],
            other: ['Andere inkomsten', '{by_board}'],
            goal: ['Uitgaven voor het doel', '{by_board}'],
            raising: ['Uitgaven voor de werving van inkomsten', '{by_board}'],
            running: ['Uitgaven voor beheer en administratie', '{by_board}'],
          },
        },
        adopted: {
          title: 'Vaststelling',
          plain: 'Alle bestuursleden tekenen nadat het bestuur het plan heeft vastgesteld.',
          clauses: {
            decided: 'Vastgesteld in de vergadering van het bestuur, gehouden te {place_and_day}.',
            signs: '{person_name}, {role}',
          },
        },
      },
    },
    website: {
      title: 'Wat er op de website komt',
      articles: {
        published: {
          title: 'Gegevens die openbaar zijn',
          plain: 'Deze lijst kan als bladzijde op de website.',
          clauses: {
            intro: 'Zodra de stichting een algemeen nut beogende instelling is, staan deze gegevens op {main.website}:',
            name: ['Naam', '{full_name}'],
            number: ['RSIN', '{by_board}'],
            contact: [
              'Bereikbaar via',
              '{main.office_address}, {main.postal_code} {main.place_of_business}, {main.company_email}, {main.phone}',
            ],
            goal: ['Doel', '{goal_sentence}'],
            policy: ['Hoofdlijnen van het beleidsplan', 'de samenvatting van dit plan, of het plan zelf'],
            board: ['Bestuur', '{members_with_roles}'],
            pay: ['Beloningsbeleid', 'wat onder Beloningsbeleid in dit plan staat'],
            report: ['Verslag van de activiteiten', 'wat de stichting het afgelopen jaar heeft gedaan'],
            figures: [
              'Financiële verantwoording',
              'de balans, de staat van baten en lasten en een toelichting, binnen zes maanden na afloop van het boekjaar',
            ],
          },
        },
        current: {
          title: 'Bijhouden',
          plain: 'Wie het doet en wanneer.',
          clauses: {
            when: 'Het bestuur werkt de gegevens bij zodra er iets verandert, en in elk geval één keer per jaar, als de jaarstukken zijn vastgesteld.',
            who: 'De website wordt bijgehouden door {by_board}.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
