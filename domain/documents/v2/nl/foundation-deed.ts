import type { TextsFor } from '../../template.ts'
import type { foundationDeed as shape } from '../shapes/foundation.ts'

/** De akte van oprichting van een stichting, met de statuten. */
export const foundationDeed = {
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
              'Heden, {deed_day}, verscheen voor mij, {acting_notary}, notaris met plaats van vestiging {notary_city}: {clerk}, geboren te {deputy_birthplace} op {deputy_birthdate}, werkzaam op mijn kantoor, {deputy_address}, hierna te noemen: de verschenen persoon. De verschenen persoon handelt als schriftelijk gevolmachtigde van de hierna te noemen oprichters.',
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
            goal_one:
              'De stichting heeft ten doel: {goal_sentence}, en al wat daarmee samenhangt of daaraan dienstig kan zijn.',
            goal: 'De stichting heeft ten doel:',
            goals: '{activity}{last?.|;}',
            connected: 'Tot het doel behoort ook al wat daarmee samenhangt of daaraan dienstig kan zijn.',
            field:
              'De stichting dient met dit doel het algemeen nut {charity_fields}, als bedoeld in artikel 5b, derde lid, van de Algemene wet inzake rijksbelastingen.',
            means_one:
              'De stichting tracht dit doel onder meer te bereiken door {means_sentence}, en door het gebruik van alle andere wettige middelen die aan het doel bijdragen.',
            means: 'De stichting tracht dit doel onder meer te bereiken door:',
            by: '{activity}{last?.|;}',
            and_more: 'Zij kan ook alle andere wettige middelen gebruiken die aan het doel bijdragen.',
            no_profit: 'De stichting heeft niet ten doel winst te maken.',
            general_benefit:
              'De stichting beoogt uitsluitend of nagenoeg uitsluitend, dat wil zeggen voor ten minste negentig procent, het algemeen nut. Zij heeft met het geheel van haar algemeen nuttige werkzaamheden geen winstoogmerk.',
            distributions:
              'De stichting doet geen uitkeringen aan haar oprichters of aan degenen die deel uitmaken van haar organen. Aan anderen doet zij alleen uitkeringen die een ideële of sociale strekking hebben.',
          },
        },
        assets: {
          title: 'Vermogen',
          plain:
            'Waar het geld van de stichting vandaan komt. Voor de schulden van een erfenis staat zij nooit met haar eigen geld in.',
          clauses: {
            sources:
              'Het vermogen van de stichting bestaat uit subsidies, giften, schenkingen, erfstellingen en legaten, en uit alle andere baten die zij op wettige wijze verkrijgt.',
            inheritance: 'De stichting aanvaardt een erfstelling alleen onder het voorrecht van boedelbeschrijving.',
            not_own:
              'Geen persoon of rechtspersoon kan over het vermogen van de stichting beschikken als ware het eigen vermogen.',
            reserves:
              'De stichting houdt niet meer vermogen aan dan redelijkerwijs nodig is voor de continuïteit van de voorziene werkzaamheden ten behoeve van haar doel.',
            policy:
              'Het bestuur stelt een beleidsplan vast en houdt dat actueel. Het plan geeft inzicht in de werkzaamheden van de stichting, de wijze waarop zij inkomsten werft, het beheer van haar vermogen en de besteding daarvan.',
          },
        },
        board: {
          title: 'Bestuur: samenstelling en benoeming',
          plain: 'Hoeveel bestuursleden er zijn, welke rollen zij hebben en hoe lang zij blijven.',
          clauses: {
            members: 'Het bestuur bestaat uit ten minste drie natuurlijke personen. Het bestuur stelt hun aantal vast.',
            roles:
              'Het bestuur kiest uit zijn midden een voorzitter, een secretaris en een penningmeester. Deze functies worden door verschillende personen vervuld.',
            office: 'Het bestuur kan daarnaast aan een van zijn leden de functie van {other_office} toekennen.',
            appointed: 'De bestuursleden worden benoemd door het bestuur.',
            suspended:
              'Een bestuurslid kan worden geschorst door alle andere bestuursleden samen, nadat zij hem in de gelegenheid hebben gesteld te worden gehoord. Een schorsing die niet binnen drie maanden door ontslag wordt gevolgd, eindigt door het verloop van die termijn.',
            term: 'Een bestuurslid wordt benoemd voor ten hoogste {term}. Een aftredend bestuurslid is {main.reappointed?eenmaal|niet} herbenoembaar.',
            rota: 'De bestuursleden treden af volgens een rooster dat het bestuur vaststelt en bijhoudt. Het rooster is zo ingericht dat telkens zo weinig mogelijk bestuursleden tegelijk aftreden. Wie in een tussentijdse vacature is benoemd, neemt op het rooster de plaats van zijn voorganger in.',
            vacancy:
              'In een vacature wordt binnen drie maanden voorzien. Zolang er een of meer vacatures zijn, vormen de overige bestuursleden een bevoegd bestuur.',
            too_few:
              'Zolang er minder dan drie bestuursleden in functie zijn, neemt het bestuur naast het besluit tot benoeming van bestuursleden alleen besluiten die geen uitstel verdragen.',
            unrelated:
              'Tussen bestuursleden bestaat geen bloed- of aanverwantschap tot en met de vierde graad. Zij zijn niet met elkaar gehuwd, zijn geen geregistreerd partner van elkaar en voeren met elkaar geen gezamenlijke huishouding.',
            related_leaves:
              'Blijkt tussen bestuursleden een band als bedoeld in {ref:board.unrelated} te bestaan of ontstaat die, dan treedt een van hen binnen een maand nadat dit aan het bestuur bekend is geworden af. Is dat dan niet gebeurd, dan houdt degene die het laatst is benoemd op dat tijdstip op bestuurslid te zijn; zijn zij op dezelfde dag benoemd, dan geldt dit voor de jongste in leeftijd.',
            pay: 'De bestuursleden ontvangen voor hun werkzaamheden als bestuurslid geen beloning. De kosten die zij daarvoor redelijkerwijs maken, worden vergoed.',
            modest:
              'De bestuursleden ontvangen voor hun werkzaamheden als bestuurslid geen andere beloning dan een vergoeding van onkosten en een vacatiegeld dat niet bovenmatig is.',
          },
        },
        end: {
          title: 'Bestuur: einde',
          plain: 'Wanneer iemand geen bestuurslid meer is.',
          clauses: {
            intro: 'Een bestuurslid houdt op bestuurslid te zijn:',
            death:
              'door zijn overlijden, of doordat hij onder curatele wordt gesteld of over zijn vermogen bewind wordt ingesteld;',
            resignation: 'door schriftelijk ontslag te nemen;',
            term_over: 'door het verstrijken van de tijd waarvoor hij is benoemd;',
            bankruptcy:
              'doordat hij failliet wordt verklaard, aan hem surseance van betaling wordt verleend of de wettelijke schuldsaneringsregeling op hem van toepassing wordt verklaard;',
            related: 'in het geval en op het tijdstip bedoeld in {ref:board.related_leaves};',
            dismissal:
              'door ontslag, waartoe alle andere bestuursleden samen besluiten nadat zij hem in de gelegenheid hebben gesteld te worden gehoord;',
            court: 'door ontslag door de rechtbank in de gevallen die de wet noemt.',
          },
        },
        duties: {
          title: 'Bestuur: taak en bevoegdheden',
          plain:
            'Het bestuur bestuurt in het belang van de stichting. Voor een huis of een borgtocht is een grote meerderheid nodig.',
          clauses: {
            manages: 'Het bestuur bestuurt de stichting.',
            interest:
              'Bij het vervullen van hun taak richten de bestuursleden zich naar het belang van de stichting en van de onderneming of organisatie die met haar is verbonden.',
            property:
              'Het bestuur kan besluiten registergoederen te verkrijgen, te vervreemden of te bezwaren, en overeenkomsten te sluiten waarbij de stichting zich als borg of hoofdelijk medeschuldenaar verbindt, zich voor een derde sterk maakt of zekerheid stelt voor de schuld van een ander.',
            property_vote:
              'Een besluit als bedoeld in {ref:duties.property} wordt genomen met ten minste twee derde van de uitgebrachte stemmen, in een vergadering waarin alle bestuursleden aanwezig zijn. Op dat besluit is {ref:amendment.second} van overeenkomstige toepassing.',
          },
        },
        meetings: {
          title: 'Bestuursvergaderingen en besluiten',
          plain: 'Hoe het bestuur vergadert en beslist. Niemand heeft meer dan één stem.',
          clauses: {
            held: 'Het bestuur vergadert ten minste tweemaal per jaar, en verder zo vaak als een bestuurslid dat nodig vindt.',
            notice:
              'De secretaris roept de bestuursleden schriftelijk of per e-mail op, ten minste zeven dagen vooraf, met vermelding van de te behandelen onderwerpen. Blijft hij in gebreke, dan kan ieder ander bestuurslid de vergadering bijeenroepen. Zijn alle bestuursleden aanwezig, dan kan ook zonder die oproeping worden besloten als niemand zich daartegen verzet.',
            chair:
              'De voorzitter leidt de vergadering. Is hij afwezig, dan wijzen de aanwezige bestuursleden een van hen aan om de vergadering te leiden.',
            electronic:
              'Een bestuurslid kan ook langs elektronische weg aan de vergadering deelnemen, daarin het woord voeren en stemmen, als hij herkenbaar is en de vergadering rechtstreeks kan volgen. Wie zo deelneemt, is aanwezig.',
            in_person: 'Een bestuurslid kan zich in de vergadering niet door een ander laten vertegenwoordigen.',
            quorum:
              'Besluiten kunnen alleen worden genomen als meer dan de helft van de bestuursleden die in functie zijn, aanwezig is.',
            majority:
              'Het bestuur besluit met meer dan de helft van de uitgebrachte stemmen, tenzij deze statuten een grotere meerderheid eisen. Blanco stemmen gelden als niet uitgebracht. Staken de stemmen, dan is het voorstel verworpen.',
            one_vote:
              'Ieder bestuurslid heeft één stem. Niemand kan meer stemmen uitbrengen dan de andere bestuursleden samen.',
            outside:
              'Het bestuur kan ook buiten vergadering besluiten, als alle bestuursleden die aan de besluitvorming mogen deelnemen schriftelijk of per e-mail vóór het voorstel stemmen. Het besluit wordt bij de notulen bewaard.',
            minutes:
              'Van iedere vergadering worden notulen gemaakt, die in de volgende vergadering worden vastgesteld en door de voorzitter en de secretaris worden ondertekend.',
          },
        },
        conflict: {
          title: 'Tegenstrijdig belang',
          plain: 'Wie er zelf belang bij heeft, beslist niet mee.',
          clauses: {
            reports:
              'Een bestuurslid dat bij een besluit een direct of indirect persoonlijk belang heeft dat strijdig is met het belang van de stichting, meldt dit aan de andere bestuursleden en neemt niet deel aan de beraadslaging en de besluitvorming. Hij telt niet mee voor het aantal bestuursleden dat aanwezig moet zijn.',
            all: 'Kan daardoor geen besluit worden genomen, dan neemt het bestuur het besluit toch en legt het de overwegingen die daaraan ten grondslag liggen schriftelijk vast.',
          },
        },
        absence: {
          title: 'Ontstentenis en belet',
          plain: 'Wie er bestuurt als bestuursleden wegvallen.',
          clauses: {
            remaining:
              'Bij ontstentenis of belet van een of meer bestuursleden is het bestuur opgedragen aan de overige bestuursleden of aan het enige overgebleven bestuurslid.',
            named:
              'Het bestuur wijst binnen drie maanden na de oprichting {anbi?ten minste twee personen|een persoon} aan, en daarna telkens als dat nodig is {anbi?anderen|een ander}, aan wie het bestuur bij ontstentenis of belet van alle bestuursleden tijdelijk is opgedragen.',
            fallback:
              'Is niemand aangewezen, of kan of wil de aangewezen persoon niet handelen, dan is het bestuur tijdelijk opgedragen aan degene die het laatst is opgehouden bestuurslid te zijn door af te treden of door het verstrijken van zijn tijd, en die daartoe bereid is. Is ook die er niet, dan is het tijdelijk opgedragen aan de persoon die, op verzoek van een belanghebbende, wordt aangewezen door de notaris onder wie de minuut berust van de akte waarbij de statuten het laatst zijn vastgesteld of gewijzigd.',
            fallback_anbi:
              'Zijn er geen twee van de aangewezen personen die kunnen en willen handelen, dan is het bestuur tijdelijk opgedragen aan de twee personen die het laatst zijn opgehouden bestuurslid te zijn door af te treden of door het verstrijken van hun tijd, en die daartoe bereid zijn. Zijn ook die er niet, dan is het tijdelijk opgedragen aan de twee personen die, op verzoek van een belanghebbende, worden aangewezen door de notaris onder wie de minuut berust van de akte waarbij de statuten het laatst zijn vastgesteld of gewijzigd. Voor wie tijdelijk besturen, geldt {ref:board.unrelated} ook.',
            limits:
              'Wie tijdelijk bestuurt, wordt voor de bestuurstaak met een bestuurslid gelijkgesteld en neemt alleen besluiten die geen uitstel verdragen. Zijn er geen bestuursleden meer in functie, dan benoemt hij zo spoedig mogelijk nieuwe bestuursleden.',
            limits_anbi:
              'Wie tijdelijk besturen, worden voor de bestuurstaak met bestuursleden gelijkgesteld. Zij besluiten met algemene stemmen en nemen alleen besluiten die geen uitstel verdragen. Zijn er geen bestuursleden meer in functie, dan benoemen zij zo spoedig mogelijk nieuwe bestuursleden.',
            vacancies:
              'Wordt in een vacature niet volgens deze statuten voorzien, dan kan de rechtbank dat doen op de voet van artikel 299 van Boek 2 van het Burgerlijk Wetboek.',
            meaning:
              'Van belet is sprake als een bestuurslid zijn taak tijdelijk niet kan of mag vervullen, in elk geval bij schorsing en bij ziekte of onbereikbaarheid die langer dan veertien dagen duurt. Van ontstentenis is sprake als een bestuurslid anders dan tijdelijk ontbreekt.',
          },
        },
        representation: {
          title: 'Vertegenwoordiging',
          plain: 'Wie er namens de stichting mag tekenen.',
          clauses: {
            board: 'Het bestuur vertegenwoordigt de stichting.',
            two: 'De bevoegdheid tot vertegenwoordiging komt mede toe aan twee gezamenlijk handelende bestuursleden, onder wie de voorzitter of de penningmeester.',
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
              'Het bestuur houdt van de vermogenstoestand van de stichting en van alles wat haar werkzaamheden betreft een administratie bij, op zodanige wijze dat daaruit te allen tijde haar rechten en verplichtingen kunnen worden gekend.',
            drawn_up:
              'Binnen zes maanden na afloop van het boekjaar maakt het bestuur een balans en een staat van baten en lasten op papier en stelt het die vast. Alle bestuursleden ondertekenen deze stukken; ontbreekt een handtekening, dan wordt de reden daarvan vermeld.',
            shows:
              'Uit de administratie blijken de aard en de omvang van de vergoedingen aan de bestuursleden, van de kosten voor de werving van inkomsten en het beheer van de stichting, van de inkomsten, van de bestedingen en van het vermogen.',
            published:
              'Het bestuur maakt via internet de gegevens openbaar die de wet van een algemeen nut beogende instelling verlangt, waaronder binnen zes maanden na afloop van ieder boekjaar de financiële verantwoording daarover.',
            kept: 'De administratie en de jaarstukken worden zeven jaar bewaard.',
          },
        },
        rules: {
          title: 'Reglement en onvoorziene gevallen',
          plain: 'Het bestuur mag praktische regels vastleggen zonder naar de notaris te gaan.',
          clauses: {
            may: 'Het bestuur kan een reglement vaststellen over onderwerpen die niet of niet volledig in deze statuten zijn geregeld.',
            limits: 'Een reglement mag niet in strijd zijn met de wet of met deze statuten.',
            silent: 'In alle gevallen waarin de wet en deze statuten niet voorzien, beslist het bestuur.',
          },
        },
        amendment: {
          title: 'Statutenwijziging',
          plain:
            'De statuten kunnen alleen worden gewijzigd omdat het hier staat, met een grote meerderheid en via de notaris.',
          clauses: {
            decides:
              'Het bestuur kan besluiten deze statuten te wijzigen. Het besluit wordt genomen met ten minste twee derde van de uitgebrachte stemmen, in een vergadering waarin alle bestuursleden aanwezig zijn. De tekst van de voorgestelde wijziging wordt bij de oproeping gevoegd.',
            second:
              'Zijn niet alle bestuursleden aanwezig, dan wordt een tweede vergadering gehouden, niet eerder dan twee en niet later dan vier weken na de eerste. Daarin kan met dezelfde meerderheid worden besloten als ten minste twee bestuursleden aanwezig zijn.',
            deed: 'Een statutenwijziging komt tot stand bij notariële akte. Ieder bestuurslid is zelfstandig bevoegd die akte te doen verlijden. Het bestuur legt een authentiek afschrift van de akte en de doorlopende tekst van de gewijzigde statuten neer bij het handelsregister.',
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
              'Wat na betaling van de schulden overblijft, wordt besteed aan een doel dat zo veel mogelijk overeenkomt met het doel van de stichting. Het bestuur stelt die bestemming vast bij het besluit tot ontbinding.',
            surplus_anbi:
              'Wat na betaling van de schulden overblijft, wordt besteed ten behoeve van een algemeen nut beogende instelling met een soortgelijk doel, of van een buitenlandse instelling die uitsluitend of nagenoeg uitsluitend het algemeen nut beoogt en een soortgelijk doel heeft. Het bestuur wijst die instelling aan bij het besluit tot ontbinding.',
            otherwise:
              'Is de stichting anders dan door een besluit van het bestuur ontbonden, of is bij dat besluit geen bestemming vastgesteld, dan stellen de vereffenaars de bestemming van het overschot vast met inachtneming van dit artikel.',
            books:
              'Na afloop van de vereffening blijven de boeken en bescheiden zeven jaar berusten bij degene die het bestuur daarvoor heeft aangewezen.',
          },
        },
        transition: {
          title: 'Overgangsbepaling: eerste boekjaar',
          plain: 'Het eerste boekjaar begint op de dag van de akte. Daarna is dit artikel vanzelf uitgewerkt.',
          clauses: {
            first_year:
              'In afwijking van {ref:accounts.year} begint het eerste boekjaar van de stichting op de dag van haar oprichting en eindigt het op {first_year_end}.',
            lapses: 'Dit artikel vervalt, met zijn opschrift, zodra het eerste boekjaar is geëindigd.',
          },
        },
        first_terms: {
          title: 'Overgangsbepaling: eerste bestuur',
          plain: 'Wie voor een kortere tijd begint, zodat niet iedereen tegelijk aftreedt, mag daarna nog gewoon door.',
          clauses: {
            shorter:
              'In afwijking van {ref:board.term} telt de tijd waarvoor een bestuurslid bij de oprichting is benoemd, als die korter is dan {term}, niet mee voor de herbenoembaarheid. Dat bestuurslid kan aansluitend voor een volle termijn worden herbenoemd{main.reappointed? en is daarna nog eenmaal herbenoembaar}.',
            lapses:
              'Dit artikel vervalt, met zijn opschrift, zodra geen van de bij de oprichting benoemde bestuursleden nog in functie is.',
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
              'In afwijking van wat in de statuten over benoeming is bepaald, worden bij deze akte tot eerste bestuursleden benoemd, ieder voor de daarbij vermelde tijd vanaf vandaag:',
            member: '{titled_name}, voornoemd, {has_office?als {role}, }voor {first_term}{last?.|;}',
            rota: 'Deze tijden vormen het eerste rooster van aftreden.',
            accepted: 'Zij hebben vooraf schriftelijk verklaard de benoeming te aanvaarden.',
          },
        },
        address: {
          title: 'Adres',
          plain: 'Het adres waarmee de stichting bij KVK wordt ingeschreven. Verhuizen kan later zonder notaris.',
          clauses: {
            address:
              'De stichting houdt kantoor te {main.postal_code} {main.place_of_business}, {main.office_address}. Dit adres maakt geen deel uit van de statuten en kan zonder wijziging daarvan veranderen.',
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
            executed: 'Deze akte is verleden te {notary_city} op de datum die in het hoofd van deze akte is vermeld.',
            known: 'De verschenen persoon is mij, notaris, bekend.',
            explained_online:
              'De oprichters hebben tijdig voor het verlijden een ontwerp van deze akte ontvangen. De zakelijke inhoud daarvan is hun via een beeldverbinding meegedeeld en toegelicht, met de gevolgen die daaruit voor hen voortvloeien.',
            explained:
              'De oprichters hebben tijdig voor het verlijden een ontwerp van deze akte ontvangen. De zakelijke inhoud daarvan is hun meegedeeld en toegelicht, met de gevolgen die daaruit voor hen voortvloeien.',
            read: 'De zakelijke inhoud van deze akte is aan de verschenen persoon meegedeeld en toegelicht. De verschenen persoon heeft verklaard tijdig voor het verlijden van de inhoud van deze akte kennis te hebben genomen, met de inhoud in te stemmen en in te stemmen met beperkte voorlezing. Onmiddellijk na beperkte voorlezing is deze akte door de verschenen persoon en mij, notaris, ondertekend.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
