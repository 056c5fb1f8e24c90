-- TEXTS THAT STAFF WRITE (docs/product/company.md#texts): a draft of each page in each language, saved again and
-- again; put live it is the version that visitors read, and stays as it is for ever.

alter table content_page rename column updated_at to written_at;
alter table content_page
  -- Absent: it came with the program.
  add written_by text references app_user,
  -- Absent: a draft.
  add live_at timestamptz,
  add constraint content_page_title_length check (length(title) <= 120),
  add constraint content_page_body_length check (length(body) <= 60000);

-- What an owner stood for, and what staff wrote, is live; what only came with the program is an example.
update content_page p set live_at = written_at
where exists (select from company where texts_read_at is not null)
  or exists (select from content_page later where later.slug = p.slug and later.version > 1);

create unique index content_page_draft on content_page (slug, lang) where live_at is null;

create trigger content_page_live_stays before update or delete on content_page
  for each row when (old.live_at is not null) execute function stays_as_written();
create trigger content_page_never_emptied before truncate on content_page
  for each statement execute function is_never_emptied();
