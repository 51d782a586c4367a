import type { DocumentName, TemplateSetName } from '../../blueprint/index.ts'

/** Waar de wet of de praktijk ruimte laat: wat wij kozen en waarom. De notaris beslist. */
export interface Unsure {
  readonly sets: readonly TemplateSetName[]
  readonly document: DocumentName
  /** The article of the shape that it is about, or its clause: profit.lapse. */
  readonly at: string
  readonly chose: string
  readonly why: string
}

const companies: readonly TemplateSetName[] = ['bv', 'holding', 'conversion']
const foundations: readonly TemplateSetName[] = ['foundation', 'anbi']
const deed = (sets: readonly TemplateSetName[], at: string, chose: string, why: string): Unsure => ({
  ...{ sets, document: 'deed', at, chose, why },
})

/** In de volgorde van de akten. */
export const unsure: readonly Unsure[] = [
  deed(
    companies,
    'language.translation',
    'De akte is Nederlands; de vertaling volgt als afzonderlijk stuk en is geen deel van de akte.',
    'Artikel 2:176 van het Burgerlijk Wetboek verlangt de Nederlandse taal. Of een tolk moet verschijnen (artikel 42 van de Wet op het notarisambt), hangt af van wie het Nederlands verstaat; dat beoordeelt de notaris.',
  ),
  deed(
    companies,
    'powers.by_proxy',
    'Ondertekent een gevolmachtigde de volmacht van een vennootschap, dan wordt ook diens eigen volmacht aan de akte gehecht.',
    'De volmacht tot oprichting is schriftelijk (artikel 2:176 van het Burgerlijk Wetboek), en dat geldt voor iedere schakel. Of de eerste volmacht de bevoegdheid geeft een ander aan te wijzen (artikel 3:64 van het Burgerlijk Wetboek), ziet de notaris na: wij hebben haar niet gelezen.',
  ),
  deed(
    companies,
    'transfer.usufruct',
    'Voor het stemrecht van een vruchtgebruiker of pandhouder verwijzen de statuten naar de wet; goedkeuring verleent de algemene vergadering.',
    'Artikel 2:197 lid 3 van het Burgerlijk Wetboek laat maar ten dele afwijking toe, en kent een eigen regel voor het vruchtgebruik van artikel 4:19 en artikel 4:21.',
  ),
  deed(
    companies,
    'offer_duty',
    'De aanbiedingsplicht geldt bij overlijden, insolventie, scheiding en overgang van zeggenschap, tegen de prijs van de blokkeringsregeling. Wie geen koper vindt, houdt de aandelen.',
    'Artikel 2:192 lid 1 onder c van het Burgerlijk Wetboek laat de gevallen aan de statuten over. De termijnen en het ontbreken van een uitzondering voor familie zijn onze keuze; de oprichters kozen alleen of de plicht geldt.',
  ),
  deed(
    companies,
    'deadlock.expert',
    'Blijven de stemmen staken, dan beslist een onafhankelijke deskundige, die zo nodig door de kantonrechter wordt aangewezen.',
    'Artikel 2:230 lid 1 van het Burgerlijk Wetboek laat toe dat de statuten een derde laten beslissen. Of de kantonrechter een verzoek tot aanwijzing in behandeling neemt, staat niet in de wet; de notaris kan een ander laten aanwijzen.',
  ),
  deed(
    companies,
    'absence.every_supervisors',
    'Ontbreken alle bestuurders of zijn zij belet, dan wijst de raad van commissarissen aan wie tijdelijk bestuurt.',
    'Artikel 2:244 lid 4 van het Burgerlijk Wetboek verplicht een regeling voor ontstentenis en belet van alle bestuurders. De tekst van dat lid na 1 juli 2021 hebben wij niet in een officiële bron nagelezen.',
  ),
  deed(
    companies,
    'absence.every',
    'Ontbreken alle bestuurders of zijn zij belet, dan wijst de algemene vergadering aan wie tijdelijk bestuurt.',
    'Artikel 2:244 lid 4 van het Burgerlijk Wetboek verplicht een regeling voor ontstentenis en belet van alle bestuurders. De tekst van dat lid na 1 juli 2021 hebben wij niet in een officiële bron nagelezen.',
  ),
  deed(
    companies,
    'supervisors',
    'Of een zorgaanbieder een raad van commissarissen krijgt, volgt uit het soort zorg en het aantal zorgverleners. Staat dat niet vast, dan staan beide teksten klaar.',
    'Of intern toezicht verplicht is, hangt af van het soort instelling en het aantal zorgverleners (Wet toetreding zorgaanbieders en het besluit daarbij). De drempels veranderen; de notaris toetst ze op de dag van de akte.',
  ),
  deed(
    companies,
    'general_meeting.electronic',
    'Deelnemen langs elektronische weg kan, naast een vergadering op een plaats.',
    'Dit past bij artikel 2:227a van het Burgerlijk Wetboek. Een geheel digitale vergadering staat er niet in, omdat wij niet hebben kunnen vaststellen of de wet daarover al geldt.',
  ),
  deed(
    companies,
    'profit.lapse',
    'Een vordering tot uitkering verjaart na vijf jaren.',
    'Artikel 2:216 lid 9 van het Burgerlijk Wetboek laat statuten alleen toe de verjaring van vijf jaren te vervangen door een langere termijn waarna de vordering vervalt. Wij herhalen daarom de gewone verjaring (artikel 3:308 van het Burgerlijk Wetboek).',
  ),
  deed(
    companies,
    'profit.care',
    'Uitkeringen door een zorgaanbieder volgen de wet zoals die dan luidt, en waar een raad van commissarissen is, met goedkeuring van die raad.',
    'Het verbod op winstuitkering stond in oudere wetgeving en wordt vervangen. De stand daarvan is niet vastgesteld; de tekst is daarom open geformuleerd.',
  ),
  deed(
    companies,
    'first_year',
    'Het eerste boekjaar staat in een overgangsartikel van de statuten dat vanzelf vervalt.',
    'Artikel 2:10a van het Burgerlijk Wetboek kent een ander boekjaar dan het kalenderjaar alleen als de statuten dat zeggen. Een langste duur van een verlengd eerste boekjaar hebben wij niet in de wet gevonden; meer dan vierentwintig maanden kan hier niet voorkomen.',
  ),
  deed(
    companies,
    'issued.on_call',
    'Op de aandelen is nog niet gestort; de vennootschap vraagt de storting op zodra zij een bankrekening heeft.',
    'Een rekening op naam van de vennootschap is er meestal pas na de oprichting. Wordt vóór de akte gestort, of wordt langs elektronische weg opgericht, dan past de notaris deze tekst aan.',
  ),
  deed(
    ['conversion'],
    'contribution.contributes',
    'De inbreng staat in haar geheel in de akte van oprichting; een latere akte levert alleen.',
    'Artikel 2:204 lid 1 van het Burgerlijk Wetboek verlangt dat de rechtshandeling in haar geheel in de akte wordt opgenomen of daaraan wordt gehecht; anders krijgt de vennootschap er geen rechten uit. Wij kozen de vorm die aan beide lezingen voldoet.',
  ),
  deed(
    ['conversion'],
    'paid_up.money',
    'Wie niets inbrengt, betaalt alleen het nominale bedrag. Het agio van wie wel inbrengt, is aan geen soort of houder verbonden.',
    'Het agio komt daardoor alle aandeelhouders toe, ook wie in geld betaalt. Een agioreserve per aandeelhouder vraagt een grondslag in de statuten. De notaris vraagt of dit is bedoeld, en wijst op een mogelijke bevoordeling.',
  ),
  deed(
    ['conversion'],
    'contribution.credit_limit',
    'De creditering is niet hoger dan vijf procent van wat op de aandelen wordt gestort, het agio daaronder begrepen, en niet hoger dan € 25.000.',
    'Dit maximum is bekend uit een besluit van 2015 over artikel 3.65 van de Wet inkomstenbelasting 2001. Over het nominale bedrag gerekend zou er bij een klein kapitaal niets overblijven. De belastingadviseur toetst het aan het besluit dat geldt.',
  ),
  deed(
    ['conversion'],
    'contribution.back',
    'De inbreng werkt terug tot de gekozen dag.',
    'Ligt die dag nog in de toekomst, dan wordt de akte daarna verleden. Vult het kantoor een eerdere datum van de akte in, dan staat er dat de inbreng op die dag ingaat en niet dat zij terugwerkt. Of de Belastingdienst de dag aanvaardt, bevestigt de belastingadviseur.',
  ),
  {
    ...{ sets: ['conversion'], document: 'contribution', at: 'delivery.real_estate' },
    chose: 'Het registergoed wordt geleverd bij een afzonderlijke akte, die niet bij deze stukken zit.',
    why: 'De notaris onderzoekt het registergoed in de openbare registers, maakt die akte en beoordeelt de overdrachtsbelasting en een vrijstelling daarvan. Rust er een hypotheek op, dan is de medewerking van de bank nodig.',
  },
  {
    ...{ sets: ['conversion'], document: 'asset_agreement', at: 'delivery.real_estate' },
    chose: 'Het registergoed wordt geleverd bij een afzonderlijke akte, die niet bij deze stukken zit.',
    why: 'De notaris onderzoekt het registergoed in de openbare registers, maakt die akte en regelt de overdrachtsbelasting. Rust er een hypotheek op, dan is de medewerking van de bank nodig.',
  },
  {
    ...{ sets: ['conversion'], document: 'asset_agreement', at: 'risk.from' },
    chose:
      'De onderneming is vanaf de dag van ondertekening voor rekening en risico van de koper; de koop werkt niet terug.',
    why: 'Voor de belasting werkt een koop niet terug, en vóór haar oprichting kon de koper niets voor haar rekening nemen. Willen partijen onderling een eerdere dag afrekenen, dan overleggen zij dat met de belastingadviseur.',
  },
  {
    ...{ sets: ['conversion'], document: 'contribution_poa', at: 'ratifies.kept' },
    chose:
      'De bekrachtiging door de vennootschap kan vooraf worden getekend; de notaris bewaart haar en vult dag en tijdstip in.',
    why: 'Bekrachtigen kan pas na de oprichting (artikel 2:203 lid 1 van het Burgerlijk Wetboek), terwijl wie opricht niet op kantoor komt. Een notaris die het stuk liever na de akte laat tekenen, kan dat zonder wijziging doen.',
  },
  {
    ...{ sets: ['conversion'], document: 'intent', at: 'open' },
    chose:
      'De termijnen voor registratie van de intentieverklaring en voor de inbreng staan erin zoals de Belastingdienst ze in oudere besluiten noemt.',
    why: 'De termijnen van negen en vijftien maanden (geruisloos) zijn bekend uit een besluit van 2015, die voor de ruisende inbreng uit één publicatie van een adviseur. De accountant of belastingadviseur bevestigt ze.',
  },
  deed(
    ['transfer'],
    'acquisition',
    'De verkrijging door de verkoper staat erin zoals de antwoorden luiden.',
    'Hoe eerdere eigenaren de aandelen kregen, is niet gevraagd. De notaris onderzoekt de titel; voor een verkrijging van vóór 1 januari 1993 was geen notariële akte nodig.',
  ),
  deed(
    ['transfer'],
    'blocking',
    'De blokkeringsregeling is nageleefd op de manier die uit de antwoorden blijkt.',
    'Een overdracht in strijd met de statuten is ongeldig (artikel 2:195 van het Burgerlijk Wetboek). Wij hebben de statuten van de vennootschap niet gezien; de notaris leest ze na.',
  ),
  deed(
    ['transfer'],
    'sale',
    'Er staat niets over toestemming van de echtgenoot.',
    'Voor koop en verkoop tegen de waarde is die niet nodig. Is de prijs lager dan de waarde, dan kan er een gift zijn en is artikel 1:88 van het Burgerlijk Wetboek van toepassing.',
  ),
  deed(
    ['transfer'],
    'sale.sold',
    'Er staat niets over een tegenstrijdig belang van wie voor een vennootschap koopt of verkoopt.',
    'Bestuurt verkoper ook de vennootschap die koopt, of omgekeerd, dan neemt die bestuurder aan haar besluit tot de koop niet deel. Kan daardoor geen bestuursbesluit worden genomen en is er geen raad van commissarissen, dan besluit haar algemene vergadering, tenzij de statuten anders bepalen (artikel 2:239 lid 6 van het Burgerlijk Wetboek). Wij vroegen daar niet naar; een besluit is niet bijgevoegd.',
  ),
  deed(
    ['transfer'],
    'transfer_tax',
    'Of over de verkrijging overdrachtsbelasting verschuldigd is, staat erin zoals verkoper en vennootschap het opgeven.',
    'De eisen van artikel 4 lid 1 onder a van de Wet op belastingen van rechtsverkeer (de aard van de bezittingen, het deel daarvan in Nederland en waartoe zij dienen) zijn in één vraag samengevat. Naar het belang van artikel 4 lid 3 van die wet, waarbij ook telt wat familie en de groep houden, is niet gevraagd. De notaris toetst beide.',
  ),
  deed(
    foundations,
    'absence',
    'Zijn er geen bestuurders of zijn zij allen belet, dan bestuurt wie daarvoor volgens de statuten is aangewezen.',
    'Artikel 2:299 van het Burgerlijk Wetboek laat de rechtbank alleen in vacatures voorzien. Voor belet moet de regeling dus in de statuten zelf staan.',
  ),
  deed(
    foundations,
    'meetings.majority',
    'Ieder bestuurslid heeft één stem en niemand kan de anderen samen overstemmen.',
    'Artikel 2:291 lid 4 van het Burgerlijk Wetboek verbiedt dat één bestuurder meer stemmen heeft dan de anderen samen. De overgangstermijn voor oudere statuten is op 1 juli 2026 geëindigd.',
  ),
  deed(
    ['anbi'],
    'board.unrelated',
    'Bestuursleden zijn geen familie van elkaar tot en met de vierde graad, geen partners en geen huisgenoten.',
    'De wet verlangt alleen dat niemand over het vermogen kan beschikken als was het zijn eigen. Het verbod is strenger dan de Belastingdienst vraagt; de graad is onze keuze. Een minimum van drie bestuursleden is beleid, geen wet.',
  ),
  deed(
    ['anbi'],
    'dissolution.surplus_anbi',
    'Een batig saldo gaat naar een instelling met de status en een gelijksoortige doelstelling, of naar een buitenlandse instelling die voor ten minste negentig procent het algemeen nut beoogt.',
    'Dit volgt artikel 1a van de Uitvoeringsregeling Algemene wet inzake rijksbelastingen zoals wij die kennen. De status zelf geeft de inspecteur na de oprichting.',
  ),
  {
    ...{ sets: [...companies], document: 'ratification', at: 'moment.kept' },
    chose:
      'De bekrachtiging door een holding kan vooraf worden getekend; de notaris bewaart haar en vult dag en tijdstip in.',
    why: 'Bekrachtigen kan pas na de oprichting van de holding (artikel 2:203 lid 1 van het Burgerlijk Wetboek). Een notaris die het stuk liever na de akte laat tekenen, kan dat zonder wijziging doen.',
  },
  {
    ...{ sets: [...companies], document: 'company_power', at: 'terms.kept' },
    chose:
      'De volmacht van de vennootschap voor haar register kan vooraf worden getekend; de notaris bewaart haar tot na de akte.',
    why: 'Vóór de oprichting kan de vennootschap geen volmacht geven. Een notaris die het stuk liever na de akte laat tekenen, kan dat zonder wijziging doen.',
  },
  {
    ...{ sets: [...companies], document: 'declaration', at: 'owner' },
    chose:
      'Uiteindelijk belanghebbende is wie meer dan vijfentwintig procent heeft; vanaf 10 juli 2027 wie vijfentwintig procent of meer heeft.',
    why: 'De Europese verordening 2024/1624 geldt vanaf die dag. Wie precies vijfentwintig procent heeft, valt er nu niet onder.',
  },
]
