-- The contract that a rental had before it moved in, as a file (docs/product/company.md#moving-in).
alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check check (purpose in
  ('license', 'insurance', 'avatar', 'keys', 'inspection', 'maintenance', 'claim', 'help', 'job', 'relocation', 'contract'));
