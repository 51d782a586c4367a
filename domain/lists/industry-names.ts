import type { industries } from './industries.ts'

type NamedIndustry = Exclude<(typeof industries)[number], 'other'>

/**
 * What people call their trade, in Dutch and in English: nobody thinks of a bakery as retail. A trade that can be two
 * of the fifteen stands with both, and the founder chooses.
 */
const trades: Readonly<Record<NamedIndustry, string>> = {
  business_services: `zakelijk|consultancy|consultant|consulting|advies|adviseur|advisory|marketing|reclame|reclamebureau|
    advertising|communicatie|communication|pr|public relations|marketingbureau|agency|bureau|accountant|accountancy|
    boekhouder|boekhouding|bookkeeping|administratie|administratiekantoor|belastingadvies|tax advice|jurist|juridisch|
    advocaat|lawyer|law firm|legal|notaris|interim|interim manager|projectmanagement|project management|management|
    freelance|zzp|coach|coaching|training|trainer|opleiding|onderwijs|school|education|teaching|bijles|tutoring|
    detachering|uitzendbureau|uitzenden|staffing|secondment|recruitment|recruiter|werving en selectie|hr|personeel|
    architect|architectuur|architecture|ingenieur|engineering|onderzoek|research|vertaler|vertaalbureau|translation|
    schoonmaak|schoonmaakbedrijf|glazenwasser|cleaning|beveiliging|security|evenementen|events|event planner|
    callcenter|secretarieel|virtual assistant|vastgoed|makelaar|makelaardij|real estate|estate agent|
    vastgoedbeheer|property management|verhuur|rental|ontwerp|design|ontwerper|designer|vormgeving|grafisch ontwerp|
    graphic design|fotograaf|photographer|tekstschrijver|copywriter|dienstverlening|diensten|services`,
  construction: `aannemer|contractor|building|builder|bouwbedrijf|bouwvakker|timmerman|carpenter|schilder|painter|
    stukadoor|plasterer|loodgieter|plumber|plumbing|elektricien|electrician|installateur|installatie|installation|
    installatietechniek|metselaar|bricklayer|dakdekker|roofer|roofing|verbouwing|renovatie|renovation|klusbedrijf|
    klusjesman|handyman|tegelzetter|tiler|stratenmaker|paving|grondwerk|sloop|sloopbedrijf|demolition|interieurbouw|
    keukenmontage|kozijnen|isolatie|insulation|warmtepomp|heat pump|zonnepanelen|solar panels|projectontwikkeling|
    property development|infra|wegenbouw|afbouw`,
  health: `zorg|welzijn|care|healthcare|health care|gezondheid|gezondheidszorg|medisch|medical|arts|dokter|doctor|
    huisarts|general practitioner|tandarts|dentist|mondhygiënist|fysiotherapie|fysiotherapeut|physiotherapy|
    physiotherapist|psycholoog|psychologist|psychologie|therapeut|therapist|therapie|therapy|verpleegkundige|nurse|
    nursing|thuiszorg|home care|kinderopvang|childcare|child care|gastouder|daycare|jeugdzorg|youth care|apotheek|
    pharmacy|verloskundige|midwife|logopedist|diëtist|dietician|osteopaat|chiropractor|dierenarts|veterinarian|vet|
    begeleiding|counselling|counselor|ggz|mental health|maatschappelijk werk|social work|kliniek|clinic|cosmetisch arts`,
  retail: `winkel|webshop|webwinkel|online winkel|shop|store|online store|online shop|ecommerce|e-commerce|dropshipping|
    detailhandel|retailer|kleding|kledingwinkel|clothing|fashion|mode|schoenen|shoes|juwelier|sieraden|jewellery|
    jewelry|bakker|bakkerij|baker|bakery|slager|slagerij|butcher|supermarkt|supermarket|groente|kruidenier|grocery|
    bloemist|bloemen|florist|flowers|drogist|drogisterij|speelgoed|toys|meubels|meubelwinkel|furniture|elektronica|
    electronics|fietsenwinkel|fietsenmaker|bicycle|bike shop|autohandel|autobedrijf|garage|garagebedrijf|car dealer|
    car sales|tweedehands|second hand|vintage|cosmetica|cosmetics|kapper|kapsalon|hairdresser|barber|schoonheidssalon|
    schoonheidsspecialist|beauty|beauty salon|nagelstudio|nails|dierenwinkel|pet shop|boekhandel|bookshop|opticien|
    optician|marktkoopman|market stall|bol.com|amazon|shopify`,
  culture_sport_recreation: `kunst|kunstenaar|art|artist|muziek|musicus|muzikant|music|musician|band|dj|theater|theatre|
    acteur|actor|dans|dance|dansschool|museum|galerie|gallery|sport|sportschool|gym|fitness|personal trainer|yoga|pilates|
    voetbal|football|tennis|padel|zwembad|recreatie|leisure|vrije tijd|pretpark|entertainment|festival|evenement|
    escape room|bioscoop|cinema|manege|riding school|toerisme|reisbureau|travel agency|reizen|travel|schrijver|writer|
    influencer`,
  ict_media: `it|ict|software|softwarebedrijf|softwareontwikkeling|software development|developer|ontwikkelaar|
    programmeur|programmer|programming|coding|web developer|webdesign|webdesigner|website|websites|webbouwer|app|apps|
    app developer|saas|cloud|hosting|ai|kunstmatige intelligentie|artificial intelligence|machine learning|data|
    data science|data scientist|data analyst|cybersecurity|cyber security|systeembeheer|system administrator|
    netwerkbeheer|network|it consultant|it consultancy|tech|technologie|technology|startup|platform|internet|game|games|
    gaming|game developer|media|film|video|videograaf|videographer|filmproductie|film production|podcast|radio|
    televisie|television|tv|uitgeverij|uitgever|publisher|publishing|journalist|journalistiek|telecom|blockchain|
    animatie|animation|streaming|youtube|youtuber|content creator|computer|computers|automatisering`,
  wholesale: `groothandelaar|import|export|import export|import en export|handel|handelsonderneming|trade|trading|
    trading company|distributie|distribution|distributor|distributeur|leverancier|supplier|b2b|handelsagent|
    agentuur|tussenhandel|importeur|importer|exporteur`,
  agriculture: `boer|boerderij|farm|farmer|farming|akkerbouw|arable|veehouderij|veeteelt|livestock|melkvee|dairy|tuinbouw|
    horticulture|kas|glastuinbouw|greenhouse|kwekerij|nursery|bloemkwekerij|fruitteelt|fruit|wijngaard|vineyard|bosbouw|
    forestry|visserij|visser|fishery|fisherman|loonwerk|hovenier|tuinman|gardener|landscaping|gardening|imker|beekeeper|
    paardenfokkerij|agrarisch|agricultural|bomen|arborist`,
  manufacturing: `industrie|productie|fabriek|fabrikant|factory|production|maakindustrie|industry|industrial|metaal|metal|
    metaalbewerking|lasser|lassen|welder|welding|machinebouw|machines|machinery|drukkerij|printing|printer|textiel|
    textile|meubelmaker|furniture maker|houtbewerking|woodworking|voedingsmiddelen|food production|bakkerij|bakker|baker|
    bakery|brouwerij|brouwer|brewery|brewer|chemie|chemical|kunststof|plastic|3d printing|elektronica|electronics|
    assemblage|assembly|reparatie|onderhoud|repair|maintenance|scheepsbouw|shipbuilding|ambacht|craft|kaarsen`,
  logistics: `vervoer|transport|transportbedrijf|transportation|logistiek|logistics|koerier|koeriersdienst|courier|bezorger|
    bezorging|delivery|pakketten|parcel|taxi|chauffeur|driver|truck|vrachtwagen|trucking|haulage|expeditie|forwarding|
    freight|opslag|storage|warehouse|magazijn|fulfilment|fulfillment|verhuizer|verhuisbedrijf|moving company|movers|
    scheepvaart|shipping|binnenvaart|luchtvaart|aviation|post|mail|rijschool|autoverhuur|car rental|parkeren|parking`,
  hospitality: `horeca|restaurant|café|bar|kroeg|pub|koffie|koffiebar|koffietentje|coffee|coffee shop|lunchroom|
    snackbar|cafetaria|fast food|pizzeria|pizza|sushi|shoarma|kebab|eetcafé|catering|cateraar|caterer|kok|chef|cook|
    private chef|hotel|hostel|b&b|bed and breakfast|bed & breakfast|vakantiewoning|holiday home|airbnb|camping|campsite|
    foodtruck|food truck|ijssalon|ice cream|bezorgmaaltijden|takeaway|afhaal|lunch|nightclub|discotheek|eten en drinken|
    food and drink`,
  financial_services: `financieel|financial|finance|financiën|fintech|bank|banking|verzekering|verzekeringen|insurance|
    insurance broker|assurantie|assurantietussenpersoon|hypotheek|hypotheekadviseur|mortgage|mortgage advisor|krediet|
    lening|leningen|lending|loans|credit|belegging|beleggen|beleggingen|investeren|investment|investments|investing|
    investeerder|investor|vermogensbeheer|wealth management|asset management|fonds|fund|venture capital|private equity|
    pensioen|pension|crypto|cryptocurrency|bitcoin|aandelen|trading|trader|betalingen|payments|holding|factoring|
    leasing|lease`,
  energy_water_environment: `energie|energy|stroom|electricity|gas|zonne-energie|zonnepanelen|solar|solar panels|wind|
    windenergie|wind energy|waterstof|hydrogen|water|waterzuivering|water treatment|milieu|environment|duurzaam|
    duurzaamheid|sustainability|sustainable|recycling|afval|afvalverwerking|waste|waste management|laadpaal|laadpalen|
    charging station|batterij|battery|bodem|sanering|klimaat|climate|circulair|circular`,
  ngo: `goed doel|goede doelen|charity|charities|stichting|foundation|vereniging|association|club|vrijwilligers|volunteers|
    non-profit|nonprofit|ngo|ontwikkelingshulp|development aid|kerk|church|moskee|mosque|religie|religion|
    belangenvereniging|fondsenwerving|fundraising|sociale onderneming|social enterprise|maatschappelijk`,
}

const listOf = (names: string): readonly string[] => names.split('|').map((name) => name.trim())

/** The other names of an industry; something else has none. */
export const industryNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(trades).map(([industry, names]) => [industry, listOf(names)]),
)
