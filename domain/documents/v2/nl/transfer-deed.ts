import type { TextsFor } from '../../template.ts'
import type { transferDeed as shape } from '../shapes/transfer-deed.ts'
import { boardCapacity, boardCompany } from './transfer-board.ts'

/** Wie de vennootschap vertegenwoordigt waarvan het de aandelen zijn. */
const board =
  `${boardCapacity}, {by_seller?{seller_name}, voornoemd{seller_is_company?, op haar beurt vertegenwoordigd zoals hiervoor is vermeld}|{through_company?${boardCompany}}{main.board_signer_name}, geboren te {signer_birthplace} op {signer_birthdate}, wonende te {signer_address}}{board_together?, en {main.board_second_name}, geboren te {second_birthplace} op {second_birthdate}, wonende te {second_address}}` as const

/** De akte waarop de verkrijging van verkoper berust. */
const passed = 'verleden op {acquired_day} voor {main.acquisition_notary}, notaris te {main.acquisition_notary_city}'

/** De akte van levering van aandelen. */
export const transferDeed = {
  title: 'Akte van levering van aandelen in {full_name}',
  parts: {
    opening: {
      title: null,
      articles: {
        heading: {
          title: 'Verschenen persoon',
          plain:
            'Een medewerker van de notaris tekent voor alle partijen, met de volmachten die jullie vooraf geven. Niemand hoeft dus zelf naar het kantoor.',
          clauses: {
            appears:
              'Heden, {deed_day}, verscheen voor mij, {acting_notary}, notaris met plaats van vestiging {notary_city}: {clerk}, geboren te {deputy_birthplace} op {deputy_birthdate}, werkzaam op mijn kantoor en voor deze akte woonplaats kiezende op het adres daarvan, {deputy_address}, hierna te noemen: de verschenen persoon. De verschenen persoon handelt als schriftelijk gevolmachtigde van de hierna te noemen partijen.',
          },
        },
        parties: {
          title: 'Partijen',
          plain:
            'Wie verkoopt, wie koopt en om welke BV het gaat. De BV doet mee, zodat zij de overdracht meteen kan erkennen.',
          clauses: {
            intro: 'De verschenen persoon verklaarde te handelen namens:',
            person:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}, {p.address}, {p.marital_status}, hierna te noemen: {party_title};',
            company:
              '{company_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {p.company_location}, kantoorhoudende te {p.company_zipcode} {p.company_location}, {p.company_address}, ingeschreven in het handelsregister onder nummer {p.chamber}, bij het geven van de volmacht rechtsgeldig vertegenwoordigd door {capacity}, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.representative_birthplace} op {p.representative_birthdate}, wonende te {home_zip} {home_town}, {home_address}{jointly?, en {co_director}, geboren te {co_director_birthplace} op {co_director_birthdate}, wonende te {co_director_address}}, hierna te noemen: {party_title};',
            of_shares: `{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {main.headquarters}, kantoorhoudende te {main.postal_code} {main.place_of_business}, {main.office_address}, ingeschreven in het handelsregister onder nummer {main.kvk}, bij het geven van de volmacht rechtsgeldig vertegenwoordigd door ${board}, hierna te noemen: de vennootschap.`,
            together:
              'Waar in deze akte koper staat, worden alle kopers bedoeld, ieder voor de aandelen die hij verkrijgt.',
          },
        },
        powers: {
          title: 'Volmachten',
          plain: 'De notaris heeft de getekende volmachten gezien en bewaart ze bij de akte.',
          clauses: {
            shown:
              'Van de volmachten aan de verschenen persoon blijkt uit onderhandse akten, een van iedere partij, die aan deze akte worden gehecht. Mij, notaris, is van het bestaan van die volmachten genoegzaam gebleken. De identiteit van degenen die de volmachten hebben ondertekend, is aan de hand van een daartoe bestemd document vastgesteld.',
          },
        },
      },
    },
    recitals: {
      title: 'Wat vooraf is gegaan',
      articles: {
        company: {
          title: 'De vennootschap',
          plain: 'Wanneer de BV is opgericht, welke statuten gelden en hoeveel aandelen er zijn.',
          clauses: {
            founded:
              'De vennootschap is opgericht op {main.incorporation_date}. Haar statuten zijn voor het laatst vastgesteld op {main.statutes_adopted_date} en zijn daarna, volgens opgave van verkoper en van de vennootschap, niet meer gewijzigd.',
            issued:
              'Het geplaatste kapitaal van de vennootschap bedraagt {total_nominal} en bestaat uit {total_count}, elk met een nominale waarde van {nominal}.',
          },
        },
        shares: {
          title: 'De aandelen',
          plain: 'Welke aandelen op een ander overgaan, met hun nummers.',
          clauses: {
            held: 'Verkoper is rechthebbende op {transferred_count} in het kapitaal van de vennootschap, {transferred_numbers}, elk met een nominale waarde van {nominal}, samen nominaal {transferred_nominal}, hierna te noemen: de aandelen.',
            sort: 'De aandelen zijn {main.share_type} op naam.',
          },
        },
        acquisition: {
          title: 'Eerdere verkrijging',
          plain:
            'Hoe de verkoper aan de aandelen is gekomen. De notaris controleert dat, want alleen wie eigenaar is kan ze leveren.',
          clauses: {
            incorporation: `Verkoper heeft de aandelen verkregen bij de oprichting van de vennootschap, bij de akte van oprichting, ${passed}.`,
            issue: `Verkoper heeft de aandelen verkregen door uitgifte, bij een akte van uitgifte, ${passed}.`,
            delivery: `Verkoper heeft de aandelen {main.received_shares} verkregen, bij een akte van levering, ${passed}.`,
            division: `Verkoper heeft de aandelen bij een verdeling verkregen, bij een akte van verdeling en levering, ${passed}.`,
            inheritance:
              'Verkoper heeft de aandelen als erfgenaam onder algemene titel verkregen op {acquired_day}. Dat blijkt uit een verklaring van erfrecht, afgegeven door {main.acquisition_notary}, notaris te {main.acquisition_notary_city}, waarvan een kopie aan deze akte wordt gehecht.',
            merger: `Verkoper heeft de aandelen bij een juridische fusie verkregen, bij een akte van fusie, ${passed}.`,
            demerger: `Verkoper heeft de aandelen bij een juridische splitsing verkregen, bij een akte van splitsing, ${passed}.`,
            before:
              'Verkoper heeft de aandelen {main.received_shares} verkregen op {acquired_day}, vóór één januari negentienhonderddrieënnegentig. Voor die verkrijging was toen nog geen notariële akte vereist. Zij blijkt uit {main.acquisition_paper}. Een kopie daarvan wordt aan deze akte gehecht.',
            open: 'Verkoper heeft de aandelen verkregen: {acquired_open}.',
            party: 'De vennootschap was daarbij partij en heeft de levering erkend.',
            acknowledged: 'De vennootschap heeft de levering daarna schriftelijk erkend.',
            served: 'Die levering is daarna aan de vennootschap betekend.',
            known_open: 'De vennootschap is daarvan op de hoogte gebracht: {main.acquisition_known}.',
            registered:
              'De verkrijging is op {main.received_shares_date} ingeschreven in het register van aandeelhouders.',
          },
        },
        title: {
          title: 'Koop',
          plain: 'Waarom de aandelen overgaan: verkoper en koper zijn een koop overeengekomen.',
          clauses: {
            sale: '{main.purchase_agreement?Verkoper en koper hebben op {main.purchase_agreement_date} een schriftelijke koopovereenkomst gesloten, waarvan een kopie aan deze akte wordt gehecht. Met deze akte voeren zij die overeenkomst uit.|Verkoper en koper hebben geen afzonderlijke koopovereenkomst opgesteld en leggen de koop in deze akte vast.}',
          },
        },
      },
    },
    terms: {
      title: 'Koop en levering',
      articles: {
        sale: {
          title: 'Koop en prijs',
          plain: 'Wat er is verkocht en voor hoeveel.',
          clauses: {
            sold: 'Verkoper heeft de aandelen verkocht aan koper, die ze van verkoper heeft gekocht.',
            price: 'De koopprijs van de aandelen bedraagt {price_total} in totaal, dat is {price_each} per aandeel.',
            price_rounded:
              'De koopprijs van de aandelen bedraagt {price_total} in totaal, dat is, afgerond op een hele cent, {price_each} per aandeel. Het totaal is bepalend.',
            price_total:
              'De koopprijs van de aandelen bedraagt {price_total} in totaal. Per aandeel is dat minder dan een cent.',
            shared: 'Iedere koper is alleen zijn eigen deel van de koopprijs verschuldigd. Dat deel bedraagt voor:',
            own_part: '{party_title}: {own_price}{last?.|;}',
            details: 'Over de koopprijs is verder overeengekomen: {price_details}.',
          },
        },
        payment: {
          title: 'Betaling',
          plain:
            'Of het geld al is betaald, of via de rekening van de notaris loopt. Kwijting is het bewijs van betaling.',
          clauses: {
            paid: 'Koper heeft de koopprijs op {main.price_paid_on} aan verkoper betaald. Verkoper verleent koper daarvoor kwijting.',
            through_notary:
              'Koper heeft de koopprijs voldaan door storting op een kwaliteitsrekening van mij, notaris. Verkoper verleent koper daarvoor kwijting.',
            paid_out:
              'Ik, notaris, betaal het gestorte bedrag aan verkoper uit zodra deze akte is verleden en is nagegaan dat niets de levering in de weg stond.',
            owed: 'Koper blijft verkoper de koopprijs schuldig en betaalt die geheel uiterlijk op {main.price_due_date}. Eerdere betaling is altijd toegestaan.',
            interest:
              'Over wat nog niet is betaald, is koper vanaf vandaag een rente verschuldigd van {price_interest} procent per jaar, die tegelijk met de koopprijs wordt betaald.',
            default: 'De koopprijs is direct opeisbaar als koper failliet wordt verklaard.',
            how_open: 'De koopprijs wordt betaald: {main.price_payment}.',
            open: 'De betaling van de koopprijs: {main.purchase_price_received}.',
          },
        },
        delivery: {
          title: 'Levering',
          plain: 'Met deze zin worden de aandelen van de koper.',
          clauses: {
            delivers_all: 'Verkoper levert hierbij de aandelen aan koper, die ze aanvaardt.',
            delivers: 'Verkoper levert hierbij de aandelen aan koper, die ze aanvaardt. Van de aandelen verkrijgt:',
            taken: '{party_title}: {party_shares}, {own_numbers}{last?.|;}',
          },
        },
        risk: {
          title: 'Winst en risico',
          plain: 'Vanaf welke dag de winst en het risico voor de koper zijn.',
          clauses: {
            today: 'Vanaf vandaag zijn de aandelen voor rekening en risico van koper.',
            other_day: 'Vanaf {main.transfer_rights_date} zijn de aandelen voor rekening en risico van koper.',
            open: 'De aandelen zijn voor rekening en risico van koper vanaf: {main.shares_rights_date}.',
            distributions:
              'Uitkeringen waartoe vanaf die dag wordt besloten, komen toe aan koper. Uitkeringen waartoe eerder is besloten, komen toe aan verkoper.',
          },
        },
        warranties: {
          title: 'Waar verkoper voor instaat',
          plain:
            'De verkoper belooft dat de aandelen echt van hem zijn en dat niemand anders er recht op heeft. Beloften over het bedrijf zelf horen in een koopovereenkomst.',
          clauses: {
            intro: 'Verkoper staat er tegenover koper voor in dat:',
            owner: 'verkoper volledig en onvoorwaardelijk rechthebbende is op de aandelen en bevoegd is ze te leveren;',
            free: 'op de aandelen geen pandrecht, vruchtgebruik, beslag, optie of ander recht van een derde rust;',
            paid_up: 'op de aandelen het volle nominale bedrag is gestort;',
            depositary: 'van de aandelen geen certificaten zijn uitgegeven;',
            balance:
              'de balans van de vennootschap per {main.date_of_balance} een getrouw beeld geeft van haar vermogen op die dag;',
            exists:
              'de vennootschap niet is ontbonden, niet failliet is verklaard en geen surseance van betaling heeft gekregen of aangevraagd.',
            no_more:
              'Andere garanties geeft verkoper in deze akte niet. Garanties over de onderneming van de vennootschap gelden alleen als zij schriftelijk zijn overeengekomen.',
          },
        },
        blocking: {
          title: 'Blokkeringsregeling',
          plain:
            'Andere aandeelhouders mogen de aandelen meestal als eerste kopen. Zonder hun verklaring is de overdracht niet geldig.',
          clauses: {
            sole: 'Verkoper houdt op dit moment alle aandelen in het kapitaal van de vennootschap. Er zijn geen medeaandeelhouders aan wie de aandelen op grond van {blocking_rule} eerst moesten worden aangeboden. In het besluit van de algemene vergadering dat aan deze akte wordt gehecht, is met de levering ingestemd.',
            waived:
              'Alle medeaandeelhouders van verkoper hebben afstand gedaan van het recht dat zij op grond van {blocking_rule} hebben om de aandelen te kopen, en hebben met de levering ingestemd. Dat blijkt uit het besluit van de algemene vergadering dat aan deze akte wordt gehecht.',
            waived_before:
              'Alle medeaandeelhouders van verkoper hebben afstand gedaan van het recht dat zij op grond van {blocking_rule} hebben om de aandelen te kopen, en hebben met de levering ingestemd. Dat blijkt uit een schriftelijke verklaring van {p.blocking_paper_date}, die aan deze akte wordt gehecht.',
            approved:
              'De algemene vergadering heeft de levering overeenkomstig {blocking_rule} goedgekeurd. Dat blijkt uit het besluit van de algemene vergadering dat aan deze akte wordt gehecht.',
            approved_before:
              'De algemene vergadering heeft de levering overeenkomstig {blocking_rule} goedgekeurd. Dat blijkt uit haar schriftelijke besluit van {p.blocking_paper_date}, dat aan deze akte wordt gehecht.',
            offered:
              'Verkoper heeft de aandelen overeenkomstig {blocking_rule} aan zijn medeaandeelhouders aangeboden. Zij hebben de aandelen niet gekocht. Dat blijkt uit een schriftelijke verklaring van het bestuur van {p.blocking_paper_date}, die aan deze akte wordt gehecht.',
            in_time:
              'De termijn waarbinnen verkoper de aandelen daarna vrij kan overdragen, is vandaag nog niet verstreken.',
            not_applicable:
              'Op grond van {blocking_rule} kan verkoper de aandelen vrij aan koper overdragen. Een aanbod aan medeaandeelhouders was daarom niet nodig.',
            not_yet:
              'De medeaandeelhouders moeten overeenkomstig {blocking_rule} nog in de gelegenheid worden gesteld de aandelen te kopen. Zolang dat niet is gebeurd, kan deze akte niet worden verleden.',
            paper_open: 'Dat de medeaandeelhouders zijn betrokken, blijkt uit: {p.blocking_paper}.',
            route_open: 'Over het aanbod aan de medeaandeelhouders: {p.blocking_route}.',
            open: 'Over de medeaandeelhouders van verkoper: {p.sole_shareholder}.',
          },
        },
        transfer_tax: {
          title: 'Overdrachtsbelasting',
          plain:
            'Bezit de BV vooral panden of grond, dan kan de koper van de aandelen daar belasting over moeten betalen. Hier staat of dat zo is.',
          clauses: {
            no_real_estate:
              'Volgens opgave van verkoper en van de vennootschap heeft de vennootschap geen onroerende zaken en geen rechten waaraan deze zijn onderworpen, ook niet via vennootschappen waarin zij een belang heeft, en had zij die in het afgelopen jaar evenmin. Zij is daarom geen rechtspersoon als bedoeld in artikel 4 lid 1 onder a van de Wet op belastingen van rechtsverkeer. Over de verkrijging van de aandelen is geen overdrachtsbelasting verschuldigd.',
            some_real_estate:
              'De vennootschap heeft onroerende zaken of rechten waaraan deze zijn onderworpen. Volgens opgave van verkoper en van de vennootschap is, gelet ook op de bezittingen van vennootschappen waarin zij een belang heeft, nu en in het afgelopen jaar niet tegelijk voldaan aan de voorwaarden van artikel 4 lid 1 onder a van de Wet op belastingen van rechtsverkeer: dat haar bezittingen voor meer dan de helft uit zulke zaken en rechten bestaan, en dat deze, als geheel genomen, geheel of hoofdzakelijk dienstbaar zijn aan het verkrijgen, vervreemden of exploiteren daarvan. De aandelen gelden daarom niet als fictieve onroerende zaken. Over de verkrijging van de aandelen is geen overdrachtsbelasting verschuldigd.',
            taxed:
              'Volgens opgave van verkoper en van de vennootschap is de vennootschap een rechtspersoon als bedoeld in artikel 4 lid 1 onder a van de Wet op belastingen van rechtsverkeer. De aandelen gelden daarom als fictieve onroerende zaken. Over de verkrijging is overdrachtsbelasting verschuldigd voor zover koper een belang verkrijgt als bedoeld in artikel 4 lid 3 van die wet.',
            return:
              'De overdrachtsbelasting komt voor rekening van koper. Koper verzoekt mij, notaris, daarvan aangifte te doen.',
            sort_open: 'De vennootschap heeft onroerende zaken. Haar bezittingen: {main.real_estate_company}.',
            open: 'De vennootschap en onroerende zaken: {main.company_real_estate}.',
          },
        },
        acknowledgement: {
          title: 'Erkenning door de vennootschap',
          plain: 'De BV zegt dat zij van de overdracht weet. Daardoor kan de koper meteen stemmen en winst krijgen.',
          clauses: {
            acknowledges: 'De vennootschap erkent de levering van de aandelen.',
            enters: 'Zij schrijft de levering direct in haar register van aandeelhouders in.',
          },
        },
        resignation: {
          title: 'Bestuur',
          plain: 'Wat er verandert in het bestuur. Decharge geldt alleen voor wat de aandeelhouders nu weten.',
          clauses: {
            resigns:
              '{party_name} treedt met ingang van vandaag af als bestuurder van de vennootschap en heeft uit die functie niets meer van haar te vorderen, tenzij schriftelijk anders is overeengekomen.',
            discharge:
              'De algemene vergadering heeft {party_name} decharge verleend voor het gevoerde bestuur, voor zover dat blijkt uit de jaarrekening of op een andere manier aan haar bekend is gemaakt. Het besluit wordt aan deze akte gehecht.',
            appointed:
              'De algemene vergadering heeft {not_a_buyer?{main.next_director_name}|{party_name}} met ingang van vandaag benoemd tot bestuurder van de vennootschap. Het besluit en de aanvaarding van de benoeming worden aan deze akte gehecht.',
          },
        },
        filing: {
          title: 'Opgave bij het handelsregister',
          plain: 'KVK moet weten wat er verandert in het bestuur en in wie de BV bezit.',
          clauses: {
            files:
              'Wat door deze akte verandert in de gegevens die het handelsregister over de vennootschap bevat, wordt daar door of namens de vennootschap opgegeven.',
            sole: '{party_name} is na deze levering enig aandeelhouder van de vennootschap en wordt als zodanig opgegeven.',
            owners: 'Een wijziging in de uiteindelijk belanghebbenden wordt binnen een week opgegeven.',
          },
        },
        costs: {
          title: 'Kosten',
          plain: 'Wie de notaris betaalt.',
          clauses: {
            costs: 'De kosten van deze akte en van de levering komen voor rekening van {main.notarial_costs}.',
          },
        },
        final: {
          title: 'Slotbepalingen',
          plain: 'Na het tekenen kan niemand de verkoop nog terugdraaien.',
          clauses: {
            rescission:
              'Partijen doen, voor zover de wet dat toelaat, afstand van het recht de koop en de levering te ontbinden of daarvan in rechte ontbinding te vorderen.',
            value: 'De schriftelijke onderbouwing van de koopprijs door een deskundige berust bij mij, notaris.',
            law: 'Op deze akte is Nederlands recht van toepassing.',
          },
        },
      },
    },
    closing: {
      title: 'Slotverklaringen',
      articles: {
        statements: {
          title: 'Verklaringen',
          plain:
            'De notaris heeft van iedereen de verklaringen die de wet vraagt. Wat daarin staat, is privé en staat niet in deze akte.',
          clauses: {
            given:
              'Partijen hebben aan mij, notaris, de verklaringen en gegevens verstrekt waarom ik op grond van de Wet ter voorkoming van witwassen en financieren van terrorisme heb gevraagd.',
          },
        },
        ending: {
          title: 'Slot',
          plain: 'Jullie hebben de akte vooraf kunnen lezen en de notaris heeft uitgelegd wat er staat.',
          clauses: {
            known:
              'De verschenen persoon is mij, notaris, bekend. Partijen hebben ruim vóór het verlijden een ontwerp van deze akte ontvangen en hebben verklaard van de inhoud kennis te hebben genomen en daarmee in te stemmen.',
            explained_online:
              'Aan partijen is de zakelijke inhoud van de akte via een beeldverbinding meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            explained:
              'Aan partijen is de zakelijke inhoud van de akte meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            executed:
              'Deze akte is verleden te {notary_city} op de datum die in het hoofd van deze akte is vermeld. De zakelijke inhoud van deze akte is aan de verschenen persoon meegedeeld en toegelicht. De verschenen persoon heeft verklaard tijdig vóór het verlijden van de inhoud van deze akte kennis te hebben genomen, met de inhoud in te stemmen en in te stemmen met beperkte voorlezing. Onmiddellijk na beperkte voorlezing is deze akte ondertekend, eerst door de verschenen persoon en daarna door mij, notaris.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
