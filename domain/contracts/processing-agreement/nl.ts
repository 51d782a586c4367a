import type { TextsFor } from '../../documents/index.ts'
import {
  finalProvisions,
  otherCompany,
  otherPerson,
  ourIntroduction,
  partyQuestions,
  partySections,
  signatures,
} from '../common/nl.ts'
import { contractTexts } from '../template.ts'
import { processingAgreementSpec } from './questions.ts'
import { processingAgreementShape } from './shape.ts'

const { write, make } = contractTexts(processingAgreementSpec, 'nl', {
  sections: {
    ...partySections,
    processing: 'Welke gegevens, en waarvoor',
    safety: 'Veiligheid en hulp van anderen',
    closing: 'Aansprakelijkheid en einde',
  },
  questions: {
    ...partyQuestions,
    our_role: {
      label: 'Welke rol heeft jouw bedrijf?',
      help: 'Wie bepaalt waarvoor de gegevens worden gebruikt, is de verwerkingsverantwoordelijke. Wie dat voor die ander uitvoert, zoals een hostingbedrijf of boekhoudprogramma, is de verwerker.',
      options: {
        controller: 'De verwerkingsverantwoordelijke: het zijn onze gegevens',
        processor: 'De verwerker: we werken met gegevens van de ander',
      },
    },
    service: {
      label: 'Voor welke dienst krijgt de verwerker de gegevens?',
      help: 'Bijvoorbeeld: het hosten en onderhouden van de webwinkel.',
      gap: 'de dienst',
    },
    start_date: { label: 'Vanaf welke dag geldt de afspraak?', gap: 'begindatum' },
    operations: {
      label: 'Wat doet de verwerker met de gegevens, en waarom?',
      help: 'Bijvoorbeeld: opslaan, tonen en back-ups maken, zodat klanten kunnen bestellen.',
      gap: 'wat er met de gegevens gebeurt en waarom',
    },
    data_kinds: {
      label: 'Om welke gegevens gaat het?',
      help: 'Bijvoorbeeld: naam, adres, e-mailadres en bestellingen.',
      gap: 'soorten gegevens',
    },
    data_subjects: {
      label: 'Van wie zijn die gegevens?',
      help: 'Bijvoorbeeld: klanten en bezoekers van de webwinkel.',
      gap: 'van wie de gegevens zijn',
    },
    special: {
      label: 'Zijn er gegevens bij die extra gevoelig zijn?',
      help: 'Zoals over gezondheid, geloof of afkomst, over strafbare feiten, of een burgerservicenummer.',
    },
    special_kinds: { label: 'Welke?', gap: 'gevoelige gegevens' },
    breach_hours: {
      label: 'Binnen hoeveel uur meldt de verwerker een datalek?',
      help: 'Ten hoogste 48. De ander moet het binnen 72 uur aan de Autoriteit Persoonsgegevens kunnen melden. 24 uur is gebruikelijk.',
      gap: 'aantal uren',
    },
    helpers: {
      label: 'Mag de verwerker anderen inschakelen die bij de gegevens kunnen?',
      options: {
        general: 'Ja, als het vooraf wordt gemeld',
        specific: 'Alleen na toestemming per geval',
      },
    },
    helper_names: {
      label: 'Welke anderen zijn er nu al bij betrokken? (niet verplicht)',
      help: 'Noem hun naam, land en wat zij doen.',
      gap: 'anderen die nu al zijn betrokken',
    },
    outside: {
      label: 'Mogen de gegevens buiten de Europese Economische Ruimte komen?',
      help: 'Dat is ook zo als iemand er van daar naar kan kijken, of als een van de anderen hierboven daar is gevestigd.',
    },
    outside_where: {
      label: 'Naar welke landen?',
      help: 'Bijvoorbeeld: het Verenigd Koninkrijk en de Verenigde Staten.',
      gap: 'landen buiten de Europese Economische Ruimte',
    },
    extra_measures: {
      label: 'Neemt de verwerker nog meer maatregelen dan de gewone? (niet verplicht)',
      help: 'De gewone staan al in de bijlage. Bijvoorbeeld: een certificaat volgens ISO 27001.',
      gap: 'meer maatregelen',
    },
    at_end: {
      label: 'Wat gebeurt er na afloop met de gegevens?',
      help: 'De verwerkingsverantwoordelijke mag tot veertien dagen na afloop alsnog het andere kiezen.',
      options: { returned: 'Teruggeven en daarna wissen', erased: 'Wissen' },
    },
    cap: {
      label: 'Hoever gaat de aansprakelijkheid van de een tegenover de ander?',
      options: {
        law: 'Zoals de wet zegt, zonder grens',
        service: 'Zoals in de overeenkomst over de dienst staat',
        amount: 'Tot een vast bedrag',
      },
    },
    cap_amount: {
      label: 'Tot welk bedrag per gebeurtenis?',
      help: 'Kijk wat de verzekering per schade dekt.',
      gap: 'hoogste bedrag aan schade',
    },
  },
})

const texts = {
  title: 'Verwerkersovereenkomst',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Partijen',
          plain: 'Tussen wie deze afspraken gelden, en wie welke rol heeft.',
          clauses: {
            intro: 'De ondergetekenden:',
            us: `${ourIntroduction}; en`,
            company: `${otherCompany};`,
            person: `${otherPerson};`,
            we_control: 'Hierna heet {our_name} de verwerkingsverantwoordelijke en {other_name} de verwerker.',
            we_process: 'Hierna heet {our_name} de verwerker en {other_name} de verwerkingsverantwoordelijke.',
            agree: 'Partijen komen het volgende overeen.',
          },
        },
        subject: {
          title: 'Waar deze overeenkomst over gaat',
          plain: 'Welke gegevens de verwerker krijgt en waarvoor. In de bijlage staat het precies.',
          clauses: {
            service:
              'De verwerker verwerkt persoonsgegevens voor de verwerkingsverantwoordelijke bij de volgende dienst: {service} (hierna: de dienst).',
            annex:
              'In bijlage 1 staan het onderwerp en de duur van de verwerking, de aard en het doel ervan, het soort persoonsgegevens en de categorieën van betrokkenen. Bijlage 2 noemt de maatregelen voor de beveiliging. De bijlagen horen bij deze overeenkomst.',
            words:
              'De woorden in deze overeenkomst betekenen wat zij betekenen in de Algemene verordening gegevensbescherming (hierna: de AVG). Persoonsgegevens zijn hier alleen de gegevens die de verwerker voor de verwerkingsverantwoordelijke verwerkt.',
            first:
              'Zegt de overeenkomst over de dienst iets anders over de bescherming van persoonsgegevens, dan geldt deze overeenkomst.',
          },
        },
        instructions: {
          title: 'Instructies',
          plain: 'De verwerker doet met de gegevens alleen wat de ander heeft gevraagd.',
          clauses: {
            only: 'De verwerker verwerkt de persoonsgegevens alleen volgens schriftelijke instructies van de verwerkingsverantwoordelijke, ook als het gaat om doorgifte aan een land buiten de Europese Economische Ruimte of aan een internationale organisatie. Deze overeenkomst en de overeenkomst over de dienst zijn zulke instructies.',
            law: 'Verplicht het recht van de Europese Unie of van een lidstaat de verwerker tot een andere verwerking, dan laat hij dat vooraf aan de verwerkingsverantwoordelijke weten, behalve als dat recht dit om gewichtige redenen van algemeen belang verbiedt.',
            unlawful:
              'Vindt de verwerker dat een instructie in strijd is met de AVG of met andere regels over gegevensbescherming, dan laat hij dat direct weten.',
            own: 'De verwerker gebruikt de persoonsgegevens niet voor eigen doelen.',
            controller:
              'De verwerkingsverantwoordelijke zorgt dat de verwerking waarvoor hij opdracht geeft, is toegestaan en dat de betrokkenen zijn geïnformeerd.',
          },
        },
        secrecy: {
          title: 'Geheimhouding',
          plain: 'Wie bij de gegevens kan, houdt ze geheim.',
          clauses: {
            people:
              'De verwerker geeft alleen toegang aan mensen die de persoonsgegevens voor de dienst nodig hebben en die zich tot geheimhouding hebben verbonden of daartoe volgens de wet verplicht zijn.',
            lasts: 'De geheimhouding blijft gelden na het einde van deze overeenkomst.',
          },
        },
        security: {
          title: 'Beveiliging',
          plain: 'De verwerker past goed op de gegevens.',
          clauses: {
            measures:
              'De verwerker neemt alle passende technische en organisatorische maatregelen die artikel 32 van de AVG van hem vraagt, en ten minste die van bijlage 2.',
            change:
              'De verwerker past de maatregelen aan als de techniek of het risico daarom vraagt. De bescherming wordt daardoor niet minder.',
          },
        },
        helpers: {
          title: 'Anderen inschakelen',
          plain: 'Wanneer een derde bij de gegevens mag, en wie daarvoor instaat.',
          clauses: {
            general:
              'De verwerker mag andere verwerkers inschakelen. Die van nu staan in bijlage 1. Wil hij er een toevoegen of vervangen, dan laat hij dat ten minste dertig dagen van tevoren schriftelijk weten.',
            object:
              'De verwerkingsverantwoordelijke mag binnen die tijd om redenen van gegevensbescherming bezwaar maken. Partijen zoeken dan samen een oplossing. Vinden zij die niet, dan mag de verwerker de nieuwe verwerker niet bij de persoonsgegevens laten en mag ieder van partijen de dienst opzeggen, voor zover die zonder deze verwerker niet kan doorgaan.',
            specific:
              'De verwerker schakelt geen andere verwerker in zonder voorafgaande schriftelijke toestemming van de verwerkingsverantwoordelijke voor dat geval. Voor de verwerkers die in bijlage 1 staan, is die toestemming gegeven.',
            same: 'De verwerker legt iedere andere verwerker schriftelijk dezelfde plichten over gegevensbescherming op als in deze overeenkomst staan, en laat op verzoek zien dat hij dat heeft gedaan.',
            liable:
              'Komt een andere verwerker zijn plichten niet na, dan blijft de verwerker daarvoor tegenover de verwerkingsverantwoordelijke volledig aansprakelijk, net als voor wat hij zelf doet.',
          },
        },
        transfers: {
          title: 'Buiten de Europese Economische Ruimte',
          plain: 'Of de gegevens Europa uit mogen.',
          clauses: {
            none: 'De verwerker verwerkt de persoonsgegevens alleen binnen de Europese Economische Ruimte. Daarbuiten geeft hij ze alleen door, of geeft hij er toegang toe, met voorafgaande schriftelijke toestemming van de verwerkingsverantwoordelijke.',
            where:
              'De verwerker mag de persoonsgegevens doorgeven aan de volgende landen buiten de Europese Economische Ruimte, of er van daar toegang toe geven: {outside_where}. Voor andere landen heeft hij voorafgaande schriftelijke toestemming nodig.',
            conditions:
              'Iedere doorgifte voldoet aan hoofdstuk V van de AVG: er is een adequaatheidsbesluit, of er zijn passende waarborgen zoals de modelcontractbepalingen van de Europese Commissie. De verwerker laat op verzoek zien welke dat zijn.',
          },
        },
        assistance: {
          title: 'Hulp',
          plain: 'De verwerker helpt als iemand zijn gegevens wil zien of als de toezichthouder iets vraagt.',
          clauses: {
            requests:
              'De verwerker helpt de verwerkingsverantwoordelijke met passende maatregelen om verzoeken te beantwoorden van betrokkenen die hun rechten uit hoofdstuk III van de AVG gebruiken.',
            forwards:
              'Komt zo’n verzoek bij de verwerker binnen, dan stuurt hij het binnen twee werkdagen door en antwoordt hij niet zelf.',
            duties:
              'De verwerker helpt de verwerkingsverantwoordelijke ook om de artikelen 32 tot en met 36 van de AVG na te komen: over beveiliging, datalekken, gegevensbeschermingseffectbeoordelingen en voorafgaande raadpleging. Hij doet dat met de informatie die hij heeft en passend bij de aard van de verwerking.',
            costs:
              'Vraagt deze hulp meer dan bij de dienst gewoon is, dan mag de verwerker daarvoor vooraf genoemde en redelijke kosten rekenen, behalve als de hulp nodig is doordat hij deze overeenkomst niet nakwam.',
          },
        },
        breach: {
          title: 'Datalekken',
          plain: 'Gaat er iets mis, dan hoort de ander dat snel.',
          clauses: {
            tells:
              'De verwerker meldt iedere inbreuk in verband met persoonsgegevens zonder onredelijke vertraging, en uiterlijk {breach_hours} uur nadat hij ervan weet, aan de verwerkingsverantwoordelijke.',
            content: 'Hij vertelt daarbij, voor zover hij dat weet:',
            nature: 'wat er is gebeurd, om welke persoonsgegevens en betrokkenen het gaat, en om ongeveer hoeveel;',
            contact: 'wie er meer over kan vertellen;',
            consequences: 'wat de waarschijnlijke gevolgen zijn;',
            measures: 'wat hij heeft gedaan of voorstelt om de inbreuk te verhelpen en de gevolgen te beperken.',
            limits:
              'Wat hij nog niet weet, laat hij weten zodra hij het weet. Hij neemt direct de maatregelen die nodig zijn om de inbreuk te stoppen en houdt een overzicht bij van alle inbreuken.',
            who_tells:
              'De verwerkingsverantwoordelijke beslist of de inbreuk aan de toezichthouder en aan betrokkenen wordt gemeld, en doet dat zelf.',
          },
        },
        audit: {
          title: 'Controle',
          plain: 'De verwerker laat zien dat hij zich aan de afspraken houdt.',
          clauses: {
            information:
              'De verwerker geeft de verwerkingsverantwoordelijke alle informatie die nodig is om aan te tonen dat aan artikel 28 van de AVG is voldaan.',
            inspection:
              'De verwerker maakt audits mogelijk, ook inspecties, door de verwerkingsverantwoordelijke of door een controleur die deze aanwijst en die tot geheimhouding verplicht is, en werkt daaraan mee.',
            manner:
              'Een audit wordt ten minste veertien dagen van tevoren aangekondigd en stoort het werk niet meer dan nodig. Is er een redelijk vermoeden dat de verwerker deze overeenkomst schendt, of vraagt een toezichthouder erom, dan geldt die termijn niet. Een recent verslag van een onafhankelijke deskundige kan een audit vervangen als het de vragen beantwoordt.',
            costs:
              'Ieder van partijen draagt de eigen kosten van een audit. Blijkt dat de verwerker deze overeenkomst op een belangrijk punt niet nakomt, dan vergoedt hij de redelijke kosten van de controleur. Wat niet in orde is, herstelt hij zo snel mogelijk.',
          },
        },
        liability: {
          title: 'Aansprakelijkheid',
          plain:
            'Wie de schade betaalt als het misgaat. Tegenover de mensen van wie de gegevens zijn, geldt nooit een grens. Of een grens tussen jullie ook telt voor wat een van beiden aan hen betaalde, is niet uitgemaakt.',
          clauses: {
            law: 'Voor schade doordat een van partijen deze overeenkomst of de AVG niet nakomt, is zij tegenover de ander aansprakelijk volgens de wet.',
            service:
              'Voor schade doordat een van partijen deze overeenkomst of de AVG niet nakomt, gelden tussen partijen de afspraken over aansprakelijkheid uit de overeenkomst over de dienst. Staat daarin niets, dan geldt de wet.',
            amount:
              'Voor schade doordat een van partijen deze overeenkomst of de AVG niet nakomt, is zij tegenover de ander aansprakelijk tot ten hoogste {cap_amount} per gebeurtenis. Een reeks samenhangende gebeurtenissen geldt als één gebeurtenis.',
            never:
              'Een beperking van de aansprakelijkheid geldt niet bij opzet of bewuste roekeloosheid van een partij of haar leidinggevenden.',
            others:
              'Niets in deze overeenkomst beperkt de rechten van betrokkenen uit artikel 82 van de AVG. Heeft een partij aan een betrokkene meer betaald dan haar deel, dan kan zij dat volgens lid 5 van dat artikel op de ander verhalen. Een boete van een toezichthouder draagt de partij aan wie die is opgelegd.',
          },
        },
        end: {
          title: 'Duur en einde',
          plain: 'Hoe lang dit geldt en wat er daarna met de gegevens gebeurt.',
          clauses: {
            term: 'Deze overeenkomst geldt vanaf {start_date} en zolang de verwerker persoonsgegevens voor de verwerkingsverantwoordelijke verwerkt. Zij kan niet los van de dienst worden opgezegd.',
            returned:
              'Binnen dertig dagen na het einde van de dienst geeft de verwerker alle persoonsgegevens in een gangbaar bestand aan de verwerkingsverantwoordelijke terug en wist hij daarna alle kopieën.',
            erased:
              'Niet eerder dan veertien en niet later dan dertig dagen na het einde van de dienst wist de verwerker alle persoonsgegevens en alle kopieën daarvan. Tot veertien dagen na het einde kan de verwerkingsverantwoordelijke zijn gegevens in een gangbaar bestand opvragen.',
            otherwise:
              'De verwerkingsverantwoordelijke mag tot veertien dagen na het einde van de dienst schriftelijk anders kiezen: dat de persoonsgegevens worden teruggegeven of dat zij alleen worden gewist. De verwerker bevestigt op verzoek schriftelijk dat zij zijn gewist.',
            kept: 'De verwerker bewaart alleen wat hij volgens het recht van de Europese Unie of van een lidstaat moet bewaren. Reservekopieën die niet afzonderlijk kunnen worden gewist, worden uiterlijk na negentig dagen overschreven en tot die tijd niet gebruikt.',
            after: 'Zolang de verwerker nog persoonsgegevens heeft, blijft deze overeenkomst daarvoor gelden.',
          },
        },
        final: {
          title: 'Slotbepalingen',
          plain: finalProvisions.plain,
          clauses: {
            changes:
              'Deze overeenkomst en haar bijlagen kunnen alleen schriftelijk worden gewijzigd. Schriftelijk is ook: in elektronische vorm.',
            new_law:
              'Verandert de dienst of het recht zo dat deze overeenkomst niet meer voldoet, dan passen partijen haar in overleg aan.',
            invalid:
              'Is een bepaling ongeldig, dan blijven de andere gelden en vervangen partijen haar door een geldige die er zo dicht mogelijk bij komt.',
            law: 'Op deze overeenkomst is Nederlands recht van toepassing.',
            court:
              'Geschillen worden voorgelegd aan de bevoegde rechter in het arrondissement waar {our_name} is gevestigd, behalve als de wet dwingend een andere rechter aanwijst.',
          },
        },
        signature: signatures,
      },
    },
    annex_processing: {
      title: 'Bijlage 1: de verwerking',
      articles: {
        processing: {
          title: 'Wat er wordt verwerkt',
          plain: 'Welke gegevens van wie, en wat ermee gebeurt.',
          clauses: {
            service: ['Onderwerp', '{service}'],
            operations: ['Aard en doel', '{operations}'],
            kinds: ['Soort persoonsgegevens', '{data_kinds}'],
            special: ['Bijzondere, strafrechtelijke of andere gevoelige gegevens', '{special_kinds}'],
            no_special: ['Bijzondere, strafrechtelijke of andere gevoelige gegevens', 'geen'],
            people: ['Categorieën van betrokkenen', '{data_subjects}'],
            duration: ['Duur', 'zolang de dienst duurt, en daarna tot de gegevens zijn teruggegeven of gewist'],
            where: ['Landen buiten de Europese Economische Ruimte', '{outside_where}'],
          },
        },
        helper_list: {
          title: 'Andere verwerkers',
          plain: 'Wie de verwerker bij het begin inschakelt.',
          clauses: {
            named: 'Bij het begin van deze overeenkomst schakelt de verwerker in: {helper_names}.',
            nobody: 'Bij het begin van deze overeenkomst schakelt de verwerker geen andere verwerkers in.',
          },
        },
      },
    },
    annex_security: {
      title: 'Bijlage 2: de beveiliging',
      articles: {
        measures: {
          title: 'Maatregelen',
          plain: 'Wat de verwerker ten minste doet om de gegevens te beschermen.',
          clauses: {
            intro: 'De verwerker neemt ten minste de volgende maatregelen:',
            access:
              'alleen wie de persoonsgegevens voor het werk nodig heeft, heeft er toegang toe, en wie vertrekt verliest die direct;',
            login:
              'ieder heeft een eigen account met een sterk wachtwoord, en met een tweede stap voor toegang op afstand en voor beheer;',
            encryption:
              'persoonsgegevens worden versleuteld verzonden, en versleuteld bewaard op draagbare apparaten en in reservekopieën;',
            sensitive:
              'bijzondere, strafrechtelijke en andere gevoelige gegevens worden altijd versleuteld bewaard, en er wordt vastgelegd wie ze inziet of verandert;',
            updates:
              'systemen worden bijgewerkt zodra er belangrijke beveiligingsupdates zijn, en beschermd tegen schadelijke programma’s;',
            backups: 'er worden regelmatig reservekopieën gemaakt, en geregeld wordt getest of herstellen lukt;',
            logging: 'toegang tot en beheer van de systemen worden vastgelegd, zodat misbruik kan worden ontdekt;',
            people:
              'medewerkers zijn tot geheimhouding verplicht en weten hoe zij met persoonsgegevens en datalekken omgaan;',
            premises: 'ruimten en apparaten met persoonsgegevens zijn afgesloten voor wie er niet hoort te zijn;',
            testing: 'ten minste eenmaal per jaar wordt bekeken of de maatregelen nog werken en genoeg zijn.',
            extra: 'Daarnaast zorgt de verwerker voor het volgende: {extra_measures}.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof processingAgreementShape>

export const processingAgreement = make(write(processingAgreementShape, texts))
