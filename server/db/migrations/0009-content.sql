-- The texts of the content pages, in both languages. Each edit is a new row: the highest version is
-- what is shown, and the older ones still say what somebody had read (docs/product/app.md#languages, docs/product/staff.md#what-they-do).
create table content_page (
  slug text not null check (slug in ('about', 'faq', 'terms', 'rules', 'insurance')),
  lang text not null check (lang in ('en', 'es')),
  version integer not null check (version > 0),
  title text not null check (length(title) between 1 and 200),
  body text not null check (length(body) <= 100000),
  updated_at timestamptz not null,
  primary key (slug, lang, version)
);
