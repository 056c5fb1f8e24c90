-- The statement on accessibility is a page of text, too (docs/product/app.md#accessibility).

alter table content_page
  drop constraint content_page_slug_check,
  add constraint content_page_slug_check check (slug in
    ('about', 'faq', 'terms', 'rules', 'insurance', 'accessibility', 'job-rides', 'job-driving', 'job-relocations'));
