import type { TextsFor } from '../../template.ts'
import type { deed as shape } from '../shapes/transfer-deed.ts'

/** De akte van levering van aandelen. */
export const deed = {
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
              'Heden, {deed_day}, verscheen voor mij, {acting_notary}, notaris met plaats van vestiging {notary_city}: {clerk}, werkzaam op mijn kantoor en daar voor deze akte bereikbaar, hierna te noemen: de verschenen persoon. De verschenen persoon handelt als schriftelijk gevolmachtigde van de hierna te noemen partijen.',
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
              '{company_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd te {p.company_location}, kantoorhoudende te {p.company_zipcode} {p.company_location}, {p.company_address}, ingeschreven in het handelsregister onder nummer {p.chamber}, bij het geven van de volmacht rechtsgeldig vertegenwoordigd door {capacity}, {p.prefix} {p.firstname} {p.lastname}, geboren te {p.representative_birthplace} op {p.representative_birthdate}{jointly? en {co_director}}, hierna te noemen: {party_title};',
            of_shares:
              '{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {main.headquarters}, kantoorhoudende te {main.postal_code} {main.place_of_business}, {main.office_address}, ingeschreven in het handelsregister onder nummer {main.kvk}, bij het geven van de volmacht rechtsgeldig vertegenwoordigd door haar bestuur, hierna te noemen: de vennootschap.',
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
            issued: 'Het geplaatste kapitaal van de vennootschap bestaat uit {total_count}.',
          },
        },
        shares: {
          title: 'De aandelen',
          plain: 'Welke aandelen op een ander overgaan, met hun nummers.',
          clauses: {
            held: 'Verkoper is rechthebbende op {transferred_count} in het kapitaal van de vennootschap, {transferred_numbers}, hierna te noemen: de aandelen.',
            sort: 'De aandelen zijn {main.share_type} op naam.',
          },
        },
        acquisition: {
          title: 'Eerdere verkrijging',
          plain:
            'Hoe de verkoper aan de aandelen is gekomen. De notaris controleert dat, want alleen wie eigenaar is kan ze leveren.',
          clauses: {
            before:
              'Verkoper heeft de aandelen {main.received_shares} verkregen op {main.old_acquistion_date}, vóór één januari negentienhonderddrieënnegentig. Voor de levering van aandelen was toen nog geen notariële akte vereist. De verkrijging blijkt uit {earlier_paper}, waarvan een kopie aan deze akte wordt gehecht, en is door de vennootschap erkend of aan haar betekend.',
            after:
              'Verkoper heeft de aandelen {main.received_shares} verkregen op {main.old_acquistion_date}. Voor zover daarvoor een notariële akte nodig was, is die verleden voor {earlier_notary}, waarna de vennootschap de verkrijging heeft erkend of de akte aan haar is betekend.',
            open: 'Verkoper heeft de aandelen verkregen: {main.old_acquistion}.',
            registered:
              'De verkrijging is op {main.received_shares_date} ingeschreven in het register van aandeelhouders.',
          },
        },
        title: {
          title: 'Koop',
          plain: 'Waarom de aandelen overgaan: verkoper en koper zijn een koop overeengekomen.',
          clauses: {
            sale: '{main.purchase_agreement?Verkoper en koper hebben een schriftelijke koopovereenkomst gesloten, die aan deze akte wordt gehecht. Met deze akte voeren zij die overeenkomst uit.|Verkoper en koper hebben geen afzonderlijke koopovereenkomst opgesteld en leggen de koop in deze akte vast.}',
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
            price: 'Over de koopprijs is het volgende overeengekomen: {price}.',
          },
        },
        payment: {
          title: 'Betaling',
          plain:
            'Of het geld al is betaald, of via de rekening van de notaris loopt. Kwijting is het bewijs van betaling.',
          clauses: {
            paid: '{main.purchase_price_received?Koper heeft de koopprijs aan verkoper voldaan. Verkoper geeft koper daarvoor kwijting.|Koper heeft de koopprijs vóór het verlijden van deze akte gestort op de kwaliteitsrekening van de notaris. De notaris betaalt dit bedrag aan verkoper uit zodra deze akte is verleden en is nagegaan dat niets de levering in de weg stond. Door die uitbetaling is koper gekweten.}',
          },
        },
        delivery: {
          title: 'Levering',
          plain: 'Met deze zin worden de aandelen van de koper.',
          clauses: {
            delivers: 'Verkoper levert hierbij de aandelen aan koper, die ze aanvaardt. Van de aandelen verkrijgt:',
            taken: '{party_name}, voornoemd: {party_shares}, {own_numbers}{last?.|;}',
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
              'Uitkeringen waartoe vanaf die dag is of wordt besloten, komen toe aan koper. Uitkeringen waartoe eerder is besloten, komen toe aan verkoper.',
          },
        },
        warranties: {
          title: 'Waar verkoper voor instaat',
          plain:
            'De verkoper belooft dat de aandelen echt van hem zijn en dat niemand anders er recht op heeft. Beloften over het bedrijf zelf horen in een koopovereenkomst.',
          clauses: {
            intro: 'Verkoper staat er tegenover koper voor in dat:',
            owner: 'hij volledig en onvoorwaardelijk rechthebbende is op de aandelen en bevoegd is ze te leveren;',
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
          title: 'Aanbod aan medeaandeelhouders',
          plain:
            'Andere aandeelhouders mogen de aandelen meestal als eerste kopen. Zonder hun verklaring is de overdracht niet geldig.',
          clauses: {
            offered:
              '{p.sole_shareholder?Verkoper houdt op dit moment alle aandelen in het kapitaal van de vennootschap. Er zijn dus geen medeaandeelhouders aan wie de aandelen eerst moesten worden aangeboden.|{p.co_shareholders_waived?De medeaandeelhouders hebben allen schriftelijk verklaard dat zij geen gebruik maken van hun recht om de aandelen te kopen en dat zij met de levering instemmen. Die verklaringen worden aan deze akte gehecht. De levering vindt plaats binnen drie maanden nadat de aandelen vrij konden worden overgedragen.|De medeaandeelhouders moeten nog schriftelijk verklaren dat zij geen gebruik maken van hun recht om de aandelen te kopen. Zonder die verklaringen kan deze akte niet worden verleden.}}',
            internal:
              '{party_name} was vóór deze levering al aandeelhouder van de vennootschap of behoort tot dezelfde groep als verkoper.',
          },
        },
        acknowledgement: {
          title: 'Erkenning door de vennootschap',
          plain: 'De BV zegt dat zij van de overdracht weet. Daardoor kan de koper meteen stemmen en winst krijgen.',
          clauses: {
            acknowledges: 'De vennootschap erkent de levering van de aandelen.',
            enters: 'Haar bestuur schrijft de levering direct in het register van aandeelhouders in.',
          },
        },
        resignation: {
          title: 'Aftreden en decharge',
          plain:
            'De verkoper stopt als bestuurder of wordt bedankt voor zijn bestuur. Decharge geldt alleen voor wat de aandeelhouders nu weten.',
          clauses: {
            resigns:
              '{party_name} treedt met ingang van vandaag af als bestuurder van de vennootschap en heeft uit die functie niets meer van haar te vorderen, tenzij schriftelijk anders is overeengekomen.',
            discharge:
              'De algemene vergadering heeft {party_name} decharge verleend voor het gevoerde bestuur, voor zover dat blijkt uit de jaarrekening of op een andere manier aan haar bekend is gemaakt. Het besluit wordt aan deze akte gehecht.',
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
            value:
              'De schriftelijke onderbouwing van de koopprijs door een accountant of belastingadviseur berust bij mij, notaris.',
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
              'De verschenen persoon is mij, notaris, bekend. Partijen hebben ruim vóór het verlijden een ontwerp van deze akte ontvangen en verklaard van de inhoud kennis te hebben genomen en daarmee in te stemmen.',
            explained_online:
              'Aan partijen is de zakelijke inhoud van de akte via een beeldverbinding meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            explained:
              'Aan partijen is de zakelijke inhoud van de akte meegedeeld en toegelicht, met de gevolgen die daaruit voortvloeien.',
            executed:
              'Deze akte is verleden te {notary_city} op de datum die in het hoofd van de akte is vermeld. De zakelijke inhoud is aan de verschenen persoon opgegeven en toegelicht. De verschenen persoon heeft verklaard op volledige voorlezing geen prijs te stellen. Direct na beperkte voorlezing is de akte ondertekend, eerst door de verschenen persoon en daarna door mij, notaris.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
