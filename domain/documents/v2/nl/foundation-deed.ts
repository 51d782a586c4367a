import type { TextsFor } from '../../template.ts'
import type { deed as shape } from '../shapes/foundation.ts'

/** De akte van oprichting van een stichting, met de statuten. */
export const deed = {
  title: 'Akte van oprichting van {full_name}',
  parts: {
    opening: {
      title: null,
      articles: {
        heading: {
          title: 'Verschenen persoon',
          plain:
            'Een medewerker van de notaris tekent voor jullie, met de volmachten die jullie vooraf geven. Niemand hoeft dus zelf naar het kantoor.',
          clauses: {
            appears:
              'Heden, {deed_day}, verscheen voor mij, {acting_notary}, notaris met plaats van vestiging {notary_city}: {clerk}, werkzaam op mijn kantoor en daar voor deze akte bereikbaar, hierna te noemen: de verschenen persoon. De verschenen persoon handelt als schriftelijk gevolmachtigde van de hierna te noemen oprichters.',
          },
        },
        founders: {
          title: 'Oprichters',
          plain:
            'Wie de stichting oprichten. De wet wil dat hun naam, geboortedatum, adres en burgerlijke staat in de akte staan.',
          clauses: {
            intro: 'De verschenen persoon verklaarde te handelen namens:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, {p.marital_status}{last?.|;}',
            called:
              'Zij worden in deze akte samen aangeduid als: de oprichters, en ieder afzonderlijk als: een oprichter.',
          },
        },
        powers: {
          title: 'Volmachten',
          plain: 'De notaris heeft de getekende volmachten gezien en bewaart ze bij de akte.',
          clauses: {
            shown:
              'Van de volmachten aan de verschenen persoon blijkt uit onderhandse akten, een van iedere oprichter, die aan deze akte worden gehecht. Mij, notaris, is van het bestaan van die volmachten genoegzaam gebleken. De identiteit van degenen die de volmachten hebben ondertekend, is aan de hand van een daartoe bestemd document vastgesteld.',
          },
        },
        incorporation: {
          title: 'Oprichting',
          plain: 'Met deze zin ontstaat de stichting, op het moment dat de notaris de akte ondertekent.',
          clauses: {
            founded:
              'De verschenen persoon, handelend als gemeld, verklaarde dat de oprichters bij deze akte een stichting oprichten en daarvoor de volgende statuten vaststellen.',
          },
        },
      },
    },
    articles: {
      title: 'Statuten',
      articles: {
        name_and_seat: {
          title: 'Naam en zetel',
          plain: 'Hoe de stichting heet en in welke gemeente zij thuishoort. Wijzigen kan later alleen via de notaris.',
          clauses: {
            name: 'De stichting draagt de naam: {full_name}.',
            seat: 'Zij heeft haar zetel in de gemeente {main.headquarters}.',
          },
        },
        object: {
          title: 'Doel',
          plain: 'Waar de stichting voor is en hoe zij dat bereikt. Geld uitdelen aan oprichters of bestuur mag niet.',
          clauses: {
            goal: 'De stichting heeft ten doel:',
            goals: '{activity}{last?.|;}',
            connected: 'Tot het doel behoort ook alles wat daarmee samenhangt of daaraan dienstig kan zijn.',
            means: 'De stichting probeert dit doel onder meer te bereiken door:',
            by: '{activity}{last?.|;}',
            and_more: 'Zij mag ook alle andere wettige middelen gebruiken die aan het doel bijdragen.',
            no_profit: 'De stichting heeft niet ten doel winst te maken.',
            general_benefit:
              'De stichting dient met het geheel van haar werkzaamheden het algemeen nut, voor ten minste negentig procent, en heeft daarbij geen winstoogmerk.',
            distributions:
              'De stichting doet geen uitkeringen aan haar oprichters of aan wie deel uitmaakt van haar organen. Aan anderen doet zij alleen uitkeringen met een ideële of sociale strekking.',
          },
        },
        assets: {
          title: 'Vermogen',
          plain:
            'Waar het geld van de stichting vandaan komt. Een erfenis neemt zij alleen aan als er geen schulden meekomen.',
          clauses: {
            sources:
              'Het vermogen van de stichting bestaat uit subsidies, giften, schenkingen, erfstellingen en legaten, en uit alle andere baten die zij op wettige manier verkrijgt.',
            inheritance: 'De stichting aanvaardt een erfenis alleen onder het voorrecht van boedelbeschrijving.',
            not_own:
              'Geen persoon of rechtspersoon kan over het vermogen van de stichting beschikken alsof het zijn eigen vermogen is.',
            reserves:
              'De stichting houdt niet meer vermogen aan dan redelijkerwijs nodig is voor de continuïteit van haar werk ten behoeve van haar doel.',
            policy:
              'Het bestuur stelt een beleidsplan vast en houdt dat actueel. Daarin staan het werk dat de stichting doet, de manier waarop zij geld werft, het beheer van haar vermogen en de besteding daarvan.',
          },
        },
        board: {
          title: 'Bestuur: samenstelling en benoeming',
          plain: 'Hoeveel bestuursleden er zijn, welke rollen zij hebben en hoe lang zij blijven.',
          clauses: {
            members: 'Het bestuur bestaat uit ten minste drie natuurlijke personen. Het bestuur stelt hun aantal vast.',
            roles:
              'Het bestuur kiest uit zijn midden een voorzitter, een secretaris en een penningmeester. Deze functies worden door verschillende personen vervuld.',
            appointed: 'Bestuursleden worden benoemd en geschorst door het bestuur.',
            term: 'Een bestuurslid wordt benoemd voor {term}. Een aftredend bestuurslid is {main.reappointed?eenmaal|niet} herbenoembaar. Wie in een tussentijdse vacature is benoemd, neemt op het rooster van aftreden de plaats van zijn voorganger in.',
            vacancy:
              'In een vacature wordt binnen drie maanden voorzien. Zolang er een vacature is, blijft het bestuur bevoegd.',
            unrelated:
              'Tussen bestuursleden bestaat geen bloed- of aanverwantschap tot en met de vierde graad. Zij zijn niet met elkaar gehuwd, geen geregistreerd partner van elkaar en voeren geen gezamenlijke huishouding.',
            pay: 'Bestuursleden krijgen voor hun werk als bestuurslid geen beloning. Wat zij daarvoor redelijkerwijs uitgeven, wordt vergoed.',
            modest:
              'Bestuursleden krijgen voor hun werk als bestuurslid geen andere beloning dan een vergoeding van onkosten en een vacatiegeld dat niet bovenmatig is.',
          },
        },
        end: {
          title: 'Bestuur: einde',
          plain: 'Wanneer iemand geen bestuurslid meer is.',
          clauses: {
            intro: 'Een bestuurslid houdt op bestuurslid te zijn:',
            death: 'door te overlijden of onder curatele te komen;',
            resignation: 'door schriftelijk af te treden;',
            term_over: 'als de tijd is verstreken waarvoor hij is benoemd;',
            bankruptcy:
              'door failliet te gaan, surseance van betaling te krijgen of onder de wettelijke schuldsanering te komen;',
            dismissal: 'door ontslag, waartoe alle andere bestuursleden samen besluiten nadat zij hem hebben gehoord;',
            court: 'door ontslag door de rechtbank.',
          },
        },
        duties: {
          title: 'Bestuur: taak en bevoegdheden',
          plain:
            'Het bestuur bestuurt in het belang van de stichting. Voor een huis of een borgtocht is een grote meerderheid nodig.',
          clauses: {
            manages: 'Het bestuur bestuurt de stichting.',
            interest:
              'Bij het vervullen van hun taak richten de bestuursleden zich naar het belang van de stichting en van de organisatie die aan haar is verbonden.',
            property:
              'Het bestuur kan besluiten registergoederen te verkrijgen, te vervreemden of te bezwaren, en overeenkomsten te sluiten waarbij de stichting zich als borg of hoofdelijk medeschuldenaar verbindt, zich voor een derde sterk maakt of zekerheid stelt voor de schuld van een ander. Zo’n besluit wordt genomen met ten minste twee derde van de uitgebrachte stemmen, in een vergadering waarin alle bestuursleden aanwezig of vertegenwoordigd zijn.',
          },
        },
        meetings: {
          title: 'Bestuursvergaderingen en besluiten',
          plain: 'Hoe het bestuur vergadert en beslist. Niemand heeft meer dan één stem.',
          clauses: {
            held: 'Het bestuur vergadert ten minste tweemaal per jaar, en verder zo vaak als een bestuurslid dat nodig vindt.',
            notice:
              'De secretaris roept de bestuursleden schriftelijk of per e-mail op, ten minste zeven dagen vooraf, met vermelding van de onderwerpen. Zijn alle bestuursleden aanwezig of vertegenwoordigd, dan kan ook zonder die oproeping worden besloten als niemand zich daartegen verzet.',
            electronic:
              'Een bestuurslid kan ook langs elektronische weg aan de vergadering deelnemen en stemmen, als hij herkenbaar is en de vergadering rechtstreeks kan volgen. Hij kan zich schriftelijk door een ander bestuurslid laten vertegenwoordigen; een bestuurslid vertegenwoordigt niet meer dan één ander.',
            quorum:
              'Besluiten kunnen alleen worden genomen als meer dan de helft van de bestuursleden aanwezig of vertegenwoordigd is.',
            majority:
              'Het bestuur besluit met meer dan de helft van de uitgebrachte stemmen, tenzij deze statuten een grotere meerderheid eisen. Staken de stemmen, dan is het voorstel verworpen.',
            one_vote:
              'Ieder bestuurslid heeft één stem. Niemand kan meer stemmen uitbrengen dan de andere bestuursleden samen.',
            outside:
              'Het bestuur kan ook buiten vergadering besluiten als alle bestuursleden schriftelijk of per e-mail vóór het voorstel stemmen.',
            minutes:
              'Van iedere vergadering worden notulen gemaakt, die in de volgende vergadering worden vastgesteld.',
          },
        },
        conflict: {
          title: 'Tegenstrijdig belang',
          plain: 'Wie er zelf belang bij heeft, beslist niet mee.',
          clauses: {
            reports:
              'Een bestuurslid dat bij een besluit een direct of indirect persoonlijk belang heeft dat strijdig is met het belang van de stichting, meldt dit en neemt niet deel aan de beraadslaging en de stemming.',
            all: 'Kan daardoor geen besluit worden genomen, dan beslist het bestuur toch, en legt het de overwegingen daarbij schriftelijk vast.',
          },
        },
        absence: {
          title: 'Ontstentenis en belet',
          plain: 'Wie er bestuurt als bestuursleden wegvallen.',
          clauses: {
            remaining:
              'Ontbreken één of meer bestuursleden of kunnen zij niet handelen, dan besturen de overige bestuursleden.',
            none: 'Ontbreken alle bestuursleden of kunnen zij geen van allen handelen, dan bestuurt tijdelijk de persoon die het bestuur daarvoor vooraf heeft aangewezen. Is er niemand aangewezen, dan wijst de rechtbank op verzoek van een belanghebbende iemand aan.',
            meaning:
              'Van belet is in elk geval sprake bij schorsing, en bij ziekte of onbereikbaarheid die langer dan veertien dagen duurt.',
          },
        },
        representation: {
          title: 'Vertegenwoordiging',
          plain: 'Wie er namens de stichting mag tekenen.',
          clauses: {
            board: 'Het bestuur vertegenwoordigt de stichting.',
            two: 'De stichting kan ook worden vertegenwoordigd door twee bestuursleden samen, onder wie de voorzitter of de penningmeester.',
            power:
              'Het bestuur kan aan anderen een schriftelijke volmacht geven om de stichting binnen de grenzen daarvan te vertegenwoordigen.',
          },
        },
        accounts: {
          title: 'Boekjaar en jaarstukken',
          plain: 'De stichting houdt haar boekhouding bij en maakt ieder jaar een balans.',
          clauses: {
            year: 'Het boekjaar is het kalenderjaar.',
            administration:
              'Het bestuur houdt van de vermogenstoestand van de stichting en van alles wat haar werk betreft een administratie bij, zo dat daaruit op elk moment haar rechten en verplichtingen blijken.',
            drawn_up:
              'Binnen zes maanden na afloop van het boekjaar maakt het bestuur een balans en een staat van baten en lasten en stelt die vast. Ieder bestuurslid ondertekent ze; ontbreekt een handtekening, dan wordt gezegd waarom.',
            shows:
              'Uit de administratie blijkt welke vergoedingen de bestuursleden hebben gekregen, welke kosten zijn gemaakt voor het werven van geld en het beheer, wat de inkomsten en het vermogen zijn en waaraan is besteed.',
            published:
              'Het bestuur maakt via internet de gegevens openbaar die de wet van een algemeen nut beogende instelling vraagt, waaronder binnen zes maanden de cijfers over het afgelopen boekjaar.',
            kept: 'De administratie en de jaarstukken worden zeven jaar bewaard.',
          },
        },
        rules: {
          title: 'Reglement',
          plain: 'Het bestuur mag praktische regels vastleggen zonder naar de notaris te gaan.',
          clauses: {
            may: 'Het bestuur kan een reglement vaststellen over onderwerpen die niet of niet volledig in deze statuten zijn geregeld.',
            limits: 'Een reglement mag niet in strijd zijn met de wet of met deze statuten.',
          },
        },
        amendment: {
          title: 'Statutenwijziging',
          plain:
            'De statuten kunnen alleen worden gewijzigd omdat het hier staat, met een grote meerderheid en via de notaris.',
          clauses: {
            decides:
              'Het bestuur kan besluiten deze statuten te wijzigen. Het besluit wordt genomen met ten minste twee derde van de uitgebrachte stemmen, in een vergadering waarin alle bestuursleden aanwezig of vertegenwoordigd zijn.',
            second:
              'Zijn niet alle bestuursleden aanwezig of vertegenwoordigd, dan wordt een tweede vergadering gehouden, niet eerder dan twee en niet later dan vier weken na de eerste. Daarin kan met dezelfde meerderheid worden besloten, hoeveel bestuursleden er ook zijn.',
            deed: 'Een statutenwijziging treedt in werking nadat daarvan een notariële akte in het Nederlands is opgemaakt. Ieder bestuurslid is bevoegd die akte te laten verlijden.',
            stays_anbi: 'Een wijziging mag er niet toe leiden dat de stichting niet langer het algemeen nut dient.',
          },
        },
        dissolution: {
          title: 'Ontbinding en vereffening',
          plain: 'Wat er gebeurt als de stichting stopt. Wat overblijft, gaat naar een doel dat erop lijkt.',
          clauses: {
            decides:
              'Het bestuur kan besluiten de stichting te ontbinden. Voor dat besluit gelden dezelfde eisen als voor een statutenwijziging volgens {ref:amendment}.',
            liquidators:
              'De bestuursleden zijn de vereffenaars, tenzij het bestuur anderen aanwijst. Tijdens de vereffening blijven deze statuten zo veel mogelijk van kracht.',
            surplus:
              'Wat na betaling van de schulden overblijft, wordt besteed aan een doel dat zo veel mogelijk overeenkomt met het doel van de stichting. Het bestuur bepaalt dat bij het besluit tot ontbinding.',
            surplus_anbi:
              'Wat na betaling van de schulden overblijft, wordt besteed ten behoeve van een algemeen nut beogende instelling met een soortgelijk doel, of van een buitenlandse instelling die uitsluitend of nagenoeg uitsluitend het algemeen nut beoogt en een soortgelijk doel heeft.',
            books:
              'Na afloop van de vereffening blijven de boeken en bescheiden zeven jaar berusten bij degene die het bestuur daarvoor heeft aangewezen.',
          },
        },
      },
    },
    closing: {
      title: 'Slotverklaringen',
      articles: {
        first_board: {
          title: 'Eerste bestuur',
          plain: 'Wie de stichting vanaf de eerste dag bestuurt, en in welke rol.',
          clauses: {
            intro:
              'In afwijking van wat in de statuten over benoeming is bepaald, worden nu benoemd tot eerste bestuursleden:',
            member: '{titled_name}, voornoemd, als {role}{last?.|;}',
            accepted: 'Zij hebben vooraf schriftelijk verklaard de benoeming te aanvaarden.',
          },
        },
        first_year: {
          title: 'Eerste boekjaar',
          plain: 'Het eerste boekjaar begint op de dag van de akte.',
          clauses: { year: 'Het eerste boekjaar van de stichting begint vandaag en eindigt op {first_year_end}.' },
        },
        address: {
          title: 'Adres',
          plain: 'Het adres waarmee de stichting bij KVK wordt ingeschreven. Verhuizen kan later zonder notaris.',
          clauses: {
            address:
              'De stichting houdt kantoor te {main.postal_code} {main.place_of_business}, {main.office_address}. Dit adres maakt geen deel uit van de statuten en kan zonder wijziging daarvan veranderen.',
            public:
              'De stichting is bereikbaar via {main.company_email} en {main.phone}. Wat zij openbaar moet maken, staat op {main.website}.',
          },
        },
        earlier_acts: {
          title: 'Handelingen vóór de inschrijving',
          plain: 'Tot de stichting bij KVK staat, zijn de bestuursleden zelf ook aansprakelijk.',
          clauses: {
            ratify:
              'Rechtshandelingen die vóór de oprichting namens de stichting in oprichting zijn verricht, binden haar alleen als zij deze na haar oprichting bekrachtigt.',
            registration:
              'Ieder bestuurslid is naast de stichting hoofdelijk aansprakelijk voor rechtshandelingen waardoor hij de stichting verbindt voordat zij met een authentiek afschrift van deze akte in het handelsregister is ingeschreven.',
          },
        },
        costs: {
          title: 'Kosten',
          plain: 'De stichting betaalt de kosten van haar eigen oprichting.',
          clauses: { costs: 'De kosten die met de oprichting verband houden, komen voor rekening van de stichting.' },
        },
        status: {
          title: 'Aanwijzing als algemeen nut beogende instelling',
          plain:
            'De Belastingdienst beslist na de oprichting of de stichting een ANBI wordt. Dat kan niemand vooraf beloven.',
          clauses: {
            applied:
              'De stichting vraagt na haar oprichting aan de inspecteur om haar aan te wijzen als algemeen nut beogende instelling als bedoeld in artikel 5b van de Algemene wet inzake rijksbelastingen. De inspecteur beslist daarover.',
          },
        },
        statements: {
          title: 'Verklaringen',
          plain:
            'De notaris heeft van iedereen de verklaringen die de wet vraagt. Wat daarin staat, is privé en staat niet in deze openbare akte.',
          clauses: {
            given:
              'De oprichters hebben aan mij, notaris, de verklaringen en gegevens verstrekt waarom ik op grond van de Wet ter voorkoming van witwassen en financieren van terrorisme heb gevraagd. De bestuursleden worden bij de inschrijving in het handelsregister als uiteindelijk belanghebbenden opgegeven.',
          },
        },
        ending: {
          title: 'Slot',
          plain: 'Jullie hebben de akte vooraf kunnen lezen en de notaris heeft uitgelegd wat er staat.',
          clauses: {
            known:
              'De verschenen persoon is mij, notaris, bekend. De oprichters hebben ruim vóór het verlijden een ontwerp van deze akte ontvangen en verklaard van de inhoud kennis te hebben genomen en daarmee in te stemmen.',
            explained_online:
              'Aan de oprichters is de zakelijke inhoud van de akte via een beeldverbinding meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            explained:
              'Aan de oprichters is de zakelijke inhoud van de akte meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            executed:
              'Deze akte is verleden te {notary_city} op de datum die in het hoofd van de akte is vermeld. De zakelijke inhoud is aan de verschenen persoon opgegeven en toegelicht. De verschenen persoon heeft verklaard op volledige voorlezing geen prijs te stellen. Direct na beperkte voorlezing is de akte ondertekend, eerst door de verschenen persoon en daarna door mij, notaris.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
