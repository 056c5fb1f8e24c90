-- Relocations of the sample data were posted by nobody with a name here.
alter table relocation alter column posted_by drop not null;
