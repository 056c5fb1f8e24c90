-- What staff say of driving on jobs stands beside the other texts (docs/product/staff.md#texts).
alter table content_page drop constraint content_page_slug_check;
alter table content_page add constraint content_page_slug_check check (slug in
  ('about', 'faq', 'terms', 'rules', 'insurance', 'job-rides', 'job-driving'));
