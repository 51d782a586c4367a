-- A price book also says what each product brings into being, what extra services cost and where VAT is due on a part
-- only. Books from before get the parts they lack; what stands in them stays.
update price_books
set book = '{
    "partial_prices": {},
    "made": {
      "standard": {"companies": 1, "deeds": 1},
      "by_product": {"transfer_of_shares": {"companies": 0, "deeds": 1}}
    },
    "identification_elsewhere": {"lowest": 2500, "highest": 5000},
    "extra_services": {
      "bookkeeper-quotes": {"price": 0, "chosen_by": "lead_approval"},
      "free-intake-smart-tax-accounting": {"price": 0, "chosen_by": "free_intake"},
      "bank-account-introduction": {"price": 0, "chosen_by": null},
      "trademark-check": {"price": 0, "chosen_by": null},
      "general-terms": {"price": 0, "chosen_by": null}
    }
  }'::jsonb || book || jsonb_build_object(
    'dga_salary', '{"months": 12}'::jsonb || (book -> 'dga_salary'),
    'memberships', coalesce(
      (
        select jsonb_object_agg(entry.key, jsonb_build_object('type_id', type.id) || entry.value)
        from jsonb_each(book -> 'memberships') as entry
        join upsell_package_types as type on type.name = entry.key
      ),
      book -> 'memberships'
    )
  )
where book ? 'dga_salary' and book ? 'memberships';
