-- THE CONTRACT'S WORDING IS A TEXT OF THE COMPANY (docs/product/company.md#texts); what the program does with a
-- booking is a sentence of its own, which no version leaves out.

alter table content_page
  drop constraint content_page_slug_check,
  add constraint content_page_slug_check check (slug in
    ('about', 'faq', 'terms', 'contract', 'rules', 'insurance', 'accessibility', 'job-rides', 'job-driving',
     'job-relocations')),
  add constraint content_page_contract_says_all check (
    slug <> 'contract'
    or lang = 'en' and body like '%{fuel}%' and body like '%{cancellation}%'
    or lang = 'es' and body like '%{combustible}%' and body like '%{cancelacion}%');
